import { expect, onTestFinished, test, vi } from 'vitest';
import { messageOf } from '#server/lib/error-message.ts';
import { CliError } from '../cli-error.ts';
import { read } from './inbox.fixture.ts';
import { commands } from './inbox-commands.ts';
import { filterCondition } from './submission-filter.ts';

test.each(['', '--help', '-h', 'help'])('"%s" tells every command', async (line) => {
  const text = await helpOf(line);
  for (const name of Object.keys(commands)) expect(text).toContain(`  ${name} `);
});

test.each(Object.entries(commands))(
  '%s has a help of its own, with its options and an example',
  async (name, { options = [] }) => {
    const text = await helpOf(`${name} --help`);
    for (const { flags } of options) expect(text).toContain(flags);
    expect(text).toContain(`npm run inbox -- ${name}`);
    expect(await helpOf(`help ${name}`)).toBe(text);
  },
);

test.each(['k7mf3xq2', 'K7MF-3XQ2', 'k7mf 3xq2'])('a reference is read as typed: %s', async (typed) => {
  expect(await read(['show', typed])).toMatchObject({ reference: 'K7MF-3XQ2' });
});

test.each([
  ['not-for-us', 'dismissed'],
  ['Not for us', 'dismissed'],
  ['declined', 'refused'],
  ['refused', 'refused'],
  ['unanswered', 'unanswered'],
])('a status is read in the words of the table and of JSON: %s', async (typed, status) => {
  expect(await read(['list', '--status', typed])).toMatchObject({ options: { status } });
});

test('filters are read in any case of letters, days as those of Riyadh, from midnight to midnight', async () => {
  const typed = ['--form', 'Contact', '--state', 'QUARANTINED', '--email', ' Sara@Company.Example '];
  const days = ['--since', '2026-11-21', '--until', '2026-11-21', '--limit', '20'];
  expect((await read(['list', ...typed, ...days]))?.options).toEqual({
    form: 'contact',
    state: 'quarantined',
    email: 'sara@company.example',
    since: Date.parse('2026-11-21T00:00:00+03:00'),
    until: Date.parse('2026-11-22T00:00:00+03:00'),
    limit: 20,
  });
  expect(() => filterCondition({ since: 2, until: 1 })).toThrow('--since is after --until');
});

test('every command that the help and the mistakes name begins as the program was started', async () => {
  vi.stubEnv('SETTINGS_FILE', '/etc/website/site.env').stubEnv('npm_lifecycle_event', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { message } = await refused('list --colour');
  expect(message).toContain('See: website inbox list --help');
  expect((await helpOf('')) + (await helpOf('list --help')) + message).not.toContain('npm');
});

test.each([
  ['unknown', 2, 'Unknown command. Choose one of: list, '],
  ['toString', 2, 'Unknown command. Choose one of: list, '],
  ['--json list', 2, "Unknown option '--json'."],
  ['list --colour red', 2, "Unknown option '--colour'. See: npm run inbox -- list --help"],
  ['show K7MF-3XQ2 --form contact', 2, "Unknown option '--form'."],
  ['list --form', 2, "Option '--form <FORM>' argument missing."],
  ['list --json=yes', 2, "Unknown option '--json'."],
  ['list something', 2, 'Too many arguments.'],
  ['list --lmit', 2, '(Did you mean --limit?)'],
  ['show', 2, "Missing required argument 'REF'. See: npm run inbox -- show --help"],
  ['resume K7MF-3XQ2', 2, "Required option '--out <FILE>' not specified."],
  ['export', 2, "Required option '--format <FORMAT>' not specified."],
  ['show K7MF-3XQ2 K7MF-3XQ3', 2, 'Too many arguments.'],
  ['show 0000-0000', 1, 'That is not a reference number.'],
  [
    'list --form fax',
    2,
    "The value of '--form <FORM>' is invalid. Allowed choices are contact, training, application.",
  ],
  ['list --state spam', 2, 'Allowed choices are accepted, quarantined, withdrawn.'],
  ['list --delivery lost', 2, 'Allowed choices are failed, due, sent.'],
  ['list --country france', 2, 'Allowed choices are ksa, uae, jordan, bahrain, egypt.'],
  ['list --since 21.11.2026', 2, "'--since <DAY>' is invalid. Write the day like this: 2026-11-21."],
  ['list --until 2026-02-30', 2, 'Write the day like this'],
  ['list --since 2026-13-01', 2, 'Write the day like this'],
  ['list --email sara', 2, 'Write it like this: name@company.example.'],
  ['list --limit 0', 2, 'Use a whole number, 1 or more.'],
  ['list --limit -1', 2, 'Use a whole number, 1 or more.'],
  ['list --limit 1.5', 2, 'Use a whole number, 1 or more.'],
  ['list --limit all', 2, 'Use a whole number, 1 or more.'],
  ['list --limit ', 2, 'Use a whole number, 1 or more.'],
])('"%s" is refused', async (line, code, sentence) => {
  expect(await refused(line)).toEqual({ code, message: expect.stringContaining(sentence) });
});

test.each([
  'person@company.example',
  'erase person@company.example',
  'list --form=x person@company.example',
  'show --emale=person@company.example',
  'list --form person@company.example',
  'list --since person@company.example',
])('an address at the wrong place is not repeated: %s', async (line) => {
  const { code, message } = await refused(line);
  expect([typeof code, message.includes('person')]).toEqual(['number', false]);
});

async function helpOf(line: string): Promise<string> {
  using write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await read(line.split(' ').filter(Boolean))).toBeUndefined();
  return write.mock.calls.map(([text]) => text).join('');
}

async function refused(line: string) {
  const error: unknown = await read(line.split(' ')).catch((error) => error);
  return { code: error instanceof CliError ? error.exitCode : undefined, message: messageOf(error) };
}
