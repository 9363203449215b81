import { readSettings, runProgram } from '../run-program.ts';
import { inboxProgram, type ParsedCommand } from './inbox-program.ts';

runProgram(inboxProgram(inbox));

/** Runs one command of the staff's. Throws a refusal where it cannot. */
async function inbox({ command, values: options, reference }: ParsedCommand): Promise<void> {
  // The help needs no database, whose modules take longer to load than a help to be printed.
  const settings = await readSettings();
  const { openDatabase } = await import('../../database/open-database.ts');
  const run = await command.load();
  const store = await openDatabase(settings);
  try {
    await run({ store, settings, options, reference });
  } finally {
    await store.close();
  }
}
