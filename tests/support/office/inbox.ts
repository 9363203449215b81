import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inboxProgram } from '#server/cli/inbox/inbox-main.ts';
import { runHere } from '#server/cli/run-program.fixture.ts';
import { dataFolder } from '../run/test-settings.ts';

/** Runs the staff's command on the submissions of the browser tests, while their server runs; returns its output. */
export async function inbox(...words: string[]): Promise<string> {
  const { code, out, err } = await runHere(inboxProgram, words, {
    databaseUrl: undefined,
    dataDir: dataFolder,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

export async function referencesOf(name: string): Promise<string[]> {
  const all: { reference: string; name: string }[] = JSON.parse(await inbox('list', '--json'));
  return all.filter((message) => message.name === name).map(({ reference }) => reference);
}

/** Expects that the command in the mail to staff returns the attached résumé. */
export async function expectResume(reference: string, bytes: Buffer) {
  const out = test.info().outputPath(`${reference}.pdf`);
  await inbox('file', reference, '--out', out);
  expect(readFileSync(out).equals(bytes)).toBe(true);
}
