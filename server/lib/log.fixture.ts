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
export function logFixture(): LogFixture {
  const written: string[] = [];
  const lines: Line[] = [];
  const log = openLog('trace', {
    write(line) {
      written.push(line);
      lines.push(JSON.parse(line));
    },
  });
  return { log, lines, text: () => written.join('') };
}
