import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './log-levels.ts';

/** Writes lines for the operator: JSON, one event each. Nothing that a visitor wrote, and no address, goes into it. */
export type Log = Logger;

/** Bytes that wait for a reader of stdout who has stopped reading; what is beyond is dropped, before memory runs out. */
const maxBufferedBytes = 4_000_000;

/** A log on stdout, which never makes a visitor wait: it is written in the background, and to its end at exit. */
export function openLog(
  level: LogLevel,
  to: DestinationStream = destination({ fd: 1, sync: false, maxLength: maxBufferedBytes }),
): Log {
  // Node's ten places are used up by the query builder before the first of ours.
  Error.stackTraceLimit = 30;
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: faultOf },
    },
    to,
  );
}

/** What a log may hold of an error. */
export interface Fault {
  /** Its code, or else its class. */
  name: string;
  /** Where it happened, innermost first. */
  at: string[];
  cause?: Fault;
}

/**
 * Names an error by its code and its places. Never by its message, nor by its other properties: PostgreSQL quotes the
 * row that it refused, a mail server the address, a parser the text.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { name, message, code, stack = '', cause } = error as NodeJS.ErrnoException;
  const said = typeof code === 'string' ? code : name;
  return {
    name: /^[\w-]{1,60}$/.test(said) ? said : 'Error',
    at: placesIn(stack, message),
    ...(cause ? { cause: faultOf(cause) } : {}),
  };
}

/** The stack begins with the message, which may have lines that look like places. */
function placesIn(stack: string, message: string): string[] {
  if (!stack.includes(message)) return [];
  const places = stack.slice(stack.indexOf(message) + message.length);
  return places.split('\n').flatMap((line) => /^ {4}at (.+:\d+:\d+\)?)$/.exec(line)?.[1] ?? []);
}
