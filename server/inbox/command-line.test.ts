import { expect, test } from 'vitest';
import { type Asked, readCommandLine } from './command-line.ts';
import { commands } from './commands.ts';
import { exitCodeOf } from './refusal.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

test.each(['', '--help', '-h', 'help'])('"%s" tells every command', (line) => {
  const text = helpOf(read(line));
  for (const name of Object.keys(commands)) expect(text).toContain(`  ${name} `);
});

test.each(Object.keys(commands))('%s has a help of its own, with its options and an example', (name) => {
  const text = helpOf(read(`${name} --help`));
  for (const option of commands[name]?.options ?? []) expect(text).toContain(`--${option}`);
  expect(text).toContain(`npm run inbox -- ${name}`);
  expect(helpOf(read(`help ${name}`))).toBe(text);
});

test.each(['k7mf3xq2', 'K7MF-3XQ2', 'k7mf 3xq2'])('a reference number is read as typed: %s', (typed) => {
  expect(readCommandLine(['show', typed])).toMatchObject({ kind: 'command', reference: 'K7MF-3XQ2' });
});

test('options are read', () => {
  expect(read('list --form contact --json')).toMatchObject({ values: { form: 'contact', json: true } });
});

test.each([
  ['unknown', 2, 'There is no such command.'],
  ['toString', 2, 'There is no such command.'],
  ['--json list', 2, 'There is no such command.'],
  ['list --colour red', 2, 'list has no --colour. See: npm run inbox -- list --help'],
  ['show K7MF-3XQ2 --form contact', 2, 'show has no --form.'],
  ['list --form', 2, "Option '--form <value>' argument missing."],
  ['list --json=yes', 2, "Option '--json' does not take an argument."],
  ['list something', 2, 'There is a word too many after list.'],
  ['show', 2, 'show needs a reference number.'],
  ['show K7MF-3XQ2 K7MF-3XQ3', 2, 'There is a word too many after show.'],
  ['show 0000-0000', 1, 'That is not a reference number.'],
])('"%s" is refused', (line, code, sentence) => {
  const error = refused(line);
  expect(exitCodeOf(error)).toBe(code);
  expect(error.message).toContain(sentence);
});

test.each(['person@company.example', 'erase person@company.example', 'list --form=x person@company.example'])(
  'an address at the wrong place is not repeated: %s',
  (line) => {
    expect(refused(line).message).not.toContain('person');
  },
);

function helpOf(asked: Asked): string {
  return asked.kind === 'help' ? asked.text : 'no help';
}

function refused(line: string): Error {
  try {
    read(line);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was not refused.');
}
