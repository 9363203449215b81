import { globSync, readFileSync } from 'node:fs';

const programs =
  'apt-get|cd|cp|curl|dig|docker|echo|git|install|journalctl|ln|node|npm|npx|printf|python3|website|rm|runuser|systemctl|timedatectl|useradd|wrk';
const command = new RegExp(`^(?:[A-Z_]+=\\S* |\\*/5 \\* \\* \\* \\* )*(?:${programs}) \\S`);

/** Every command line of the documents, once: those in a text between backticks, those in a block with all that is on the line. */
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

/** The examples at the end of a help, as `website` has them. */
export function examplesOf(help: string): string[] {
  const [, examples = ''] = help.split('\nExamples:\n');
  return examples
    .split('\n')
    .map((line) => line.trim().replace(/^npm run (\w+)(?: --)?/, 'website $1'))
    .filter(Boolean);
}

/** Blocks say at the right what a line does. */
const withoutRemark = (line: string) => line.replace(/ {2,}\S.*$/, '').trim();
