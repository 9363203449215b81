import { checkRedirects, endedPaths } from '#content/check/ended-paths.ts';
import { readContent } from '#content/files/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { runScript } from '#lib/run-script.ts';
import { lineOfKey } from './line-of-key.ts';
import { reportIssue } from './reported-issues.ts';
import { checkWithForms } from './undisclosed-fields.ts';

function report() {
  const content = readContent('content');
  // These are only notes, because staff may remove a page that no other page replaces, or that a redirect leads to.
  for (const path of endedPaths(content))
    console.log(
      `content/redirects.yaml: ${path} had a page and leads nowhere. Add it, or delete it in src/content/public-paths.json.`,
    );
  const issues = [...checkWithForms(content), ...checkRedirects(content, 'content/redirects.yaml')];
  const inLanguages = languageCodes.map((language) => reportIssue(content.files, language));
  for (const issue of issues) {
    const isNote = issue.file === 'redirects.yaml' && issue.code === 'link.dead';
    if (!isNote) process.exitCode = 1;
    const lines = inLanguages.map((report) => report(issue)).map(({ label, text }) => `${label}: ${text}`);
    const escaped = lines.join('%0A').replaceAll('\n', '%0A');
    const file = `content/${issue.file}`;
    const line = lineOfKey(file, issue.key);
    console.log(
      process.env.GITHUB_ACTIONS
        ? `::${isNote ? 'warning' : 'error'} file=${file},line=${line}::${escaped}`
        : `${file}:${line}: ${issue.key}\n${lines.join('\n')}\n`,
    );
  }
}

await runScript(report);
