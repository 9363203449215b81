import { readContent } from '#content/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { messageOf } from '#server/error-message.ts';
import { reportedIssues } from './reported-issues.ts';

// For people who write, in both languages, with the remedy. On GitHub each issue is shown beside its file.
function report() {
  const content = readContent('content');
  const [first = [], ...others] = languageCodes.map((language) => reportedIssues(content, language));
  for (const [index, issue] of first.entries()) {
    const translations = [issue, ...others.map((issues) => issues[index] ?? issue)];
    const lines = translations.map(({ place, text }) => `${place}: ${text}`);
    const escaped = lines.join('%0A').replaceAll('\n', '%0A');
    console.log(
      process.env.GITHUB_ACTIONS ? `::error file=content/${issue.file}::${escaped}` : `${lines.join('\n')}\n`,
    );
  }
  if (first.length > 0) process.exitCode = 1;
}

try {
  report();
} catch (error) {
  // A file that cannot be read at all: its name, its line and what is wrong stand in the message.
  console.error(messageOf(error));
  process.exitCode = 1;
}
