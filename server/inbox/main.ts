import { readCommandLine } from './command-line.ts';
import { print } from './print.ts';
import { readSettings, runCommand } from './run.ts';

/** Runs one command of the staff's. Throws a refusal where it cannot. */
async function inbox(words: string[]): Promise<void> {
  const asked = readCommandLine(words);
  if (asked.kind === 'help') return print(asked.text);
  // From here on a database is needed; its modules take longer to load than a help to be printed.
  const settings = await readSettings();
  const { openDatabase } = await import('../database/open.ts');
  const run = await asked.command.load();
  const store = await openDatabase(settings);
  try {
    await run({ store, settings, values: asked.values, reference: asked.reference });
  } finally {
    await store.close();
  }
}

runCommand(inbox);
