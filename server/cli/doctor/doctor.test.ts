import { expect, test } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { runEntry } from '../run-program.fixture.ts';
import { type NamedResult, runChecks } from './run-checks.ts';

test('a check that hangs or breaks is bad, and the others are told of all the same', async () => {
  const found = await runChecks(
    [
      { name: 'Hangs', run: () => new Promise(() => {}) },
      { name: 'Breaks', run: () => Promise.reject(new Error('with a secret')) },
      { name: 'Works', run: async () => [{ level: 'good', text: 'Well.' }] },
    ],
    50,
  );
  expect(found.map(({ check, level, text }) => [check, level, text])).toEqual([
    ['Hangs', 'bad', 'There was no answer within 0.05 seconds.'],
    ['Breaks', 'bad', 'This could not be checked: Error.'],
    ['Works', 'good', 'Well.'],
  ]);
});

test('a monitor reads what is wrong in the settings, and no password', async () => {
  const { location } = await freshStore('sqlite');
  const env = {
    SMTP_URL: 'smtp://user:hunter2@localhost',
    MAIL_FROM: 'nobody',
    MAIL_TO: 'office@firm.example',
  };
  const { code, out } = await runEntry('./doctor/doctor-main.ts', ['--json'], location, env);
  expect(code).toBe(1);
  const [first]: NamedResult[] = JSON.parse(out);
  const text = expect.stringContaining('MAIL_FROM');
  expect(first).toMatchObject({ check: 'Settings', level: 'bad', text });
  expect(out).not.toContain('hunter2');
});
