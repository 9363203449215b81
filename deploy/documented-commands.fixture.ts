import { globSync, readFileSync } from 'node:fs';

const programs =
  'apt-get|cd|cp|curl|dig|docker|echo|git|install|journalctl|ln|node|npm|npx|printf|python3|website|rm|runuser|systemctl|timedatectl|useradd|wrk';
const command = new RegExp(`^(?:[A-Z_]+=\\S* |\\*/5 \\* \\* \\* \\* )*(?:${programs}) \\S`);

/** Returns every command line of the documents once, from texts between backticks and from blocks. */
export function commandsOfDocuments(): string[] {
  const documents = globSync(['README.md', 'docs/**/*.md', 'src/svg/README.md']);
  const found = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replace(/\\\n\s*/g, '');
    const inBlocks = [...text.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line);
    const inTexts = [...text.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line.replace(/\s+/g, ' '));
    return [...inBlocks.filter((line) => !line.includes('`')), ...inTexts];
  });
  return found.filter((line) => command.test(line)).map(withoutRemark);
}

/** Returns the examples at the end of a help, in the form of `website` commands. */
export function examplesOf(help: string): string[] {
  const [, examples = ''] = help.split('\nExamples:\n');
  return examples
    .split('\n')
    .map((line) => line.trim().replace(/^npm run (\w+)(?: --)?/, 'website $1'))
    .filter(Boolean);
}

/** Blocks explain a line at its right. */
const withoutRemark = (line: string) => line.replace(/ {2,}\S.*$/, '').trim();
