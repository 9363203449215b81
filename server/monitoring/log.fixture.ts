import { type Log, openLog } from './log.ts';
import type { LogLevel } from './log-levels.ts';

export interface Line {
  level: string;
  msg: string;
  [field: string]: unknown;
}

/** A real log whose lines are kept. */
export function logFixture(level: LogLevel = 'trace'): { log: Log; lines: Line[]; text(): string } {
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
