import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { TestDatabase } from './store.fixture.ts';

/**
 * Runs a TypeScript program in a process of its own, on a database, and answers what it
 * printed as JSON.
 * @param program the body of a module; `store` is open in it, `print` takes the answer
 */
export async function inProcess<Answer>(location: TestDatabase, program: string): Promise<Answer> {
  const open = JSON.stringify(import.meta.resolve('./open-database.ts'));
  const where = JSON.stringify({ databaseUrl: location.databaseUrl, dataDir: location.dataDir });
  const source = `
    const { openDatabase, getSecret } = await import(${open});
    // As long as freshStore waits: a busy machine is no fault of the database.
    const store = await openDatabase(${where}, { waitMs: 30_000 });
    const print = (answer) => console.log(JSON.stringify(answer));
    ${program}
    await store.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: 'pipe' });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'close'),
  ]);
  if (err) throw new Error(err);
  return JSON.parse(out);
}
