import { StorageUnavailable } from '../database/unavailable.ts';
import { readCommandLine } from './command-line.ts';
import { print } from './print.ts';
import { exitCodeOf, refusal } from './refusal.ts';

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

async function readSettings() {
  const { readFormSettings } = await import('../settings.ts');
  try {
    return readFormSettings(process.env);
  } catch (error) {
    throw refusal(1, (error as Error).message);
  }
}

/** What went wrong, without anything a visitor wrote: an unexpected error's message may quote it. */
function inWords(error: unknown): string {
  if (exitCodeOf(error) || error instanceof StorageUnavailable) return (error as Error).message;
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [`The command failed by a fault of its own (${code ?? name}):`, ...places].join('\n');
}

// Whoever reads only the first lines, as `head` does, must not stop the command midway.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

inbox(process.argv.slice(2)).catch((error: unknown) => {
  console.error(inWords(error));
  process.exitCode = exitCodeOf(error) ?? 1;
});
