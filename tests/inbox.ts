import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const dataFolder = 'test-results/data';

/** Runs the staff's command on what the browser tests sent, while their server runs; returns its output. */
export async function inbox(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataFolder };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/cli/inbox/inbox-main.ts', ...words],
    { env },
  );
  return stdout;
}

export async function referencesOf(name: string): Promise<string[]> {
  const all: { reference: string; name: string }[] = JSON.parse(await inbox('list', '--json'));
  return all.filter((message) => message.name === name).map(({ reference }) => reference);
}
