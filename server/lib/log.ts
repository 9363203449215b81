import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/** A log of JSON lines, without addresses or anything that a visitor wrote. */
export type Log = Logger;

/** Lines beyond this limit are dropped if nobody reads stdout. */
const maxBufferedBytes = 4_000_000;

/** Returns a log that writes in the background, and completely at exit. */
export function openLog(level: LevelWithSilent, to: DestinationStream = standardOutput()): Log {
  // Frames of Kysely alone would fill Node's default of ten.
  Error.stackTraceLimit = 30;
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError, req: methodOnly, busboyOptions: () => undefined },
      // A message of the framework may quote a URL, whose query may open personal data.
      hooks: { streamWrite: (line) => line.replace(/\?[^\s"\\]+/g, '?…') },
    },
    to,
  );
}

/** Lines wait while the disk is full; pino would end the process, and at its end try to write them for ever. */
function standardOutput() {
  const to = pino.destination({ fd: 1, sync: false, maxLength: maxBufferedBytes });
  const { flushSync } = to;
  to.on('error', () => Object.assign(to, { flushSync() {} }));
  return to.on('write', () => Object.assign(to, { flushSync }));
}

/** Logs only the method of a request, because the framework and its plugins would add headers and URL. */
const methodOnly = ({ method }: { method: string }) => ({ method });

/** Leaves out the message, because PostgreSQL quotes the row in it, and a mail server the address. */
export function serializeError(error: unknown): { name: string; at: string[]; cause?: object } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { name, message, stack = '', cause } = error;
  const errorCode = 'code' in error && typeof error.code === 'string' ? error.code : name;
  return {
    name: /^[\w-]{1,60}$/.test(errorCode) ? errorCode : 'Error',
    at: framesIn(stack, message),
    ...(cause ? { cause: serializeError(cause) } : {}),
  };
}

/** Returns the stack's frames. The message may have lines that look like frames. */
function framesIn(stack: string, message: string): string[] {
  if (!stack.includes(message)) return [];
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return frames.split('\n').flatMap((line) => /^ {4}at (.+:\d+:\d+\)?)$/.exec(line)?.[1] ?? []);
}
