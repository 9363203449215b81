import { expect, onTestFinished, test, vi } from 'vitest';
import { formIds } from '#codes/form-codes.ts';
import { run as runOn } from './inbox.fixture.ts';
import { commands } from './inbox-commands.ts';

const run = (line: string) =>
  runOn({ databaseUrl: undefined, dataDir: '/nowhere' }, line.split(' ').filter(Boolean));

test.each(['', '--help', '-h', 'help'])('"%s" lists every command', async (line) => {
  const { code, out, err } = await run(line);
  for (const name of Object.keys(commands)) expect(out).toContain(`  ${name} `);
  expect([code, err]).toEqual([0, '']);
});

test.each(Object.entries(commands))('the help of %s lists its options', async (name, command) => {
  const { out } = await run(`${name} --help`);
  for (const { flags } of command.options ?? []) expect(out).toContain(flags);
  expect(out).toContain(`npm run inbox -- ${name}`);
});

test.each([
  ['', 'website inbox', 'npm'],
  ['inbox', 'npm run inbox --', 'website inbox'],
])('as the npm script "%s", help and errors name commands as %s', async (script, command, other) => {
  vi.stubEnv('SETTINGS_FILE', '/etc/website/site.env').stubEnv('npm_lifecycle_event', script);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { err } = await run('list --colour');
  expect(err).toContain(`See: ${command} --help`);
  expect((await run('')).out + (await run('list --help')).out + err).not.toContain(other);
});

test.each([
  ['unknown', "unknown command 'unknown'"],
  ['toString', "unknown command 'toString'"],
  ['--json list', "unknown option '--json'"],
  ['list --form', "option '--form <FORM>' argument missing"],
  ['list something', 'too many arguments'],
  ['list --stat', '(Did you mean --state?)'],
  ['show', "missing required argument 'REF'"],
  ['file K7MF-3XQ2', "required option '--out <FILE>' not specified"],
  ['show 0000-0000', 'A reference number looks like this: K7MF-3XQ2.'],
  ['list --form fax', `Allowed choices are ${formIds.join(', ')}.`],
  ['list --since 21.11.2026', 'Write the day like this: 2026-11-21.'],
  ['list --until 2026-02-30', 'Write the day like this'],
  ['list --email sara', 'Write it like this: name@company.example.'],
])('"%s" is refused', async (line, sentence) => {
  expect(await run(line)).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
});

test.each([
  'person@company.example',
  'erase person@company.example',
  'list --form=x person@company.example',
  'show --emale=person@company.example',
  'list --form person@company.example',
  'list --since person@company.example',
])('an error does not repeat an address typed at the wrong place: %s', async (line) => {
  const { code, err } = await run(line);
  expect([code, err.includes('person')]).toEqual([2, false]);
});
