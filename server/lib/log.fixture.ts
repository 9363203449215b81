import type { LevelWithSilent } from 'pino';
import { type Log, openLog } from './log.ts';

export interface Line {
  level: string;
  msg: string;
  [field: string]: unknown;
}

export interface LogFixture {
  log: Log;
  lines: Line[];
  text(): string;
}

/** Returns a real log, and keeps its lines. */
export function logFixture(level: LevelWithSilent = 'trace'): LogFixture {
  const written: string[] = [];
  const lines: Line[] = [];
  const log = openLog(level, {
    write(line) {
      written.push(line);
      lines.push(JSON.parse(line));
    },
  });
  return { log, lines, text: () => written.join('') };
}
