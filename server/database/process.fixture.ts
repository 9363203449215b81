import { runProcess } from '#server/run-process.fixture.ts';
import type { TestDatabase } from './store.fixture.ts';

/**
 * Runs a TypeScript program in a separate process, on a database, and returns the value that it
 * printed as JSON.
 * @param program the body of a module; `store` is open in it, `print` takes the answer
 */
export async function inProcess<Printed>(location: TestDatabase, program: string): Promise<Printed> {
  const open = JSON.stringify(import.meta.resolve('./open-database.ts'));
  const where = JSON.stringify({ databaseUrl: location.databaseUrl, dataDir: location.dataDir });
  const source = `
    const { openDatabase, getSecret } = await import(${open});
    // It waits as long as freshStore, because a busy machine is no fault of the database.
    const store = await openDatabase(${where}, { waitMs: 30_000 });
    const print = (answer) => console.log(JSON.stringify(answer));
    ${program}
    await store.close();`;
  const args = ['--input-type=module', '--eval', source];
  const { out, err } = await runProcess(process.execPath, args, { cwd: '/', env: process.env });
  if (err) throw new Error(err);
  return JSON.parse(out);
}
