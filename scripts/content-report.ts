import { readContent } from '#content/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { messageOf } from '#server/error-message.ts';
import { findingsIn } from '../editor/findings.ts';

// For people who write, in both languages, with the remedy. On GitHub each finding stands beside its file.
function report() {
  const content = readContent('content');
  const [first = [], ...others] = languageCodes.map((language) => findingsIn(content, language));
  for (const [index, finding] of first.entries()) {
    const spoken = [finding, ...others.map((findings) => findings[index] ?? finding)];
    const lines = spoken.map(({ place, text }) => `${place}: ${text}`);
    const escaped = lines.join('%0A').replaceAll('\n', '%0A');
    console.log(
      process.env.GITHUB_ACTIONS
        ? `::error file=content/${finding.file}::${escaped}`
        : `${lines.join('\n')}\n`,
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
