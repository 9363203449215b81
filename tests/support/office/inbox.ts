import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { dataFolder } from '../run/test-settings.ts';

/** Runs the staff's command on the submissions of the browser tests, while their server runs; returns its output. */
export async function inbox(...words: string[]): Promise<string> {
  const program = ['server/cli/inbox/inbox-main.ts', ...words];
  const env = { ...process.env, DATA_DIR: dataFolder };
  return (await promisify(execFile)(process.execPath, program, { env })).stdout;
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
