import { print } from '../print.ts';
import { type ProgramIo, readSettings, runProgram } from '../run-program.ts';
import { inboxProgram, type ParsedCommand } from './inbox-program.ts';

if (import.meta.main) await runProgram(inboxProgram((command) => runCommand(command, process)));

export async function runCommand({ command, options, reference }: ParsedCommand, io: ProgramIo) {
  const settings = await readSettings(io.env);
  const { openDatabase } = await import('../../database/open-database.ts');
  const run = await command.load();
  await using store = await openDatabase(settings);
  await run({ store, settings, options, reference, io, print: (text) => print(text, io.stdout) });
}
