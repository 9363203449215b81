import { readSettings, runProgram } from '../run-program.ts';
import { inboxProgram, type ParsedCommand } from './inbox-program.ts';

runProgram(inboxProgram(inbox));

async function inbox({ command, values: options, reference }: ParsedCommand): Promise<void> {
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
