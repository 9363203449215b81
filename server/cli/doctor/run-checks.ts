import { setTimeout as pause } from 'node:timers/promises';
import { styleText } from 'node:util';
import { serializeError } from '#server/lib/log.ts';
import { counted } from '../print.ts';

/** `warning` needs attention; `bad` means that something does not work, or soon will not. */
type Level = 'good' | 'warning' | 'bad';

/** The result of a check, with a remedy. Never holds a password or anything a visitor wrote. */
export interface CheckResult {
  level: Level;
  text: string;
  remedy?: string;
}

export const good = (text: string): CheckResult => ({ level: 'good', text });
export const warning = (text: string, remedy: string): CheckResult => ({ level: 'warning', text, remedy });
export const bad = (text: string, remedy: string): CheckResult => ({ level: 'bad', text, remedy });

export interface Check {
  name: string;
  /** A check that throws or times out is bad. */
  run(): Promise<CheckResult | CheckResult[]>;
}

export interface NamedResult extends CheckResult {
  check: string;
}

/** Runs all checks at once; results keep the order of the checks. */
export async function runChecks(checks: Check[], timeoutMs = 30_000): Promise<NamedResult[]> {
  const found = checks.map(async (check) => {
    const results = [await runOne(check, timeoutMs)].flat();
    return results.map((result) => ({ check: check.name, ...result }));
  });
  return (await Promise.all(found)).flat();
}

async function runOne({ run }: Check, timeoutMs: number): Promise<CheckResult | CheckResult[]> {
  const text = `There was no answer within ${timeoutMs / 1000} seconds.`;
  const late = bad(text, 'Try again, and check what is slowing it down.');
  const ended = new AbortController();
  try {
    return await Promise.race([run(), pause(timeoutMs, late, ended)]);
  } catch (error) {
    // The message may hold personal data.
    const { name } = serializeError(error);
    return bad(`This could not be checked: ${name}.`, 'This is a bug in the check. Please report it.');
  } finally {
    ended.abort();
  }
}

const levelNames: Record<Level, string> = { good: 'ok', warning: 'WARN', bad: 'FAIL' };
const colours = { good: 'green', warning: 'yellow', bad: 'red' } as const;

export function formatReport(results: NamedResult[]): string {
  const width = Math.max(...results.map(({ check }) => check.length));
  const lines = results.flatMap(({ check, level, text, remedy }) => {
    const mark = styleText(colours[level], levelNames[level].padEnd(4));
    const indent = ' '.repeat(4 + 2 + width + 2);
    return [`${mark}  ${check.padEnd(width)}  ${text}`, ...(remedy ? [`${indent}→ ${remedy}`] : [])];
  });
  const count = (level: Level) => results.filter((result) => result.level === level).length;
  const sum = `${count('bad')} failed, ${counted(count('warning'), 'warning')}, ${count('good')} ok`;
  return [...lines, '', sum].join('\n');
}
