import { setTimeout as pause } from 'node:timers/promises';
import { serializeError } from '#server/lib/log.ts';
import { counted, formatTable } from '../print.ts';

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

/** By name; one that throws or times out is bad. */
export type Checks = Record<string, () => CheckResult | Promise<CheckResult | CheckResult[]>>;

export interface NamedResult extends CheckResult {
  check: string;
}

/** Runs all checks at once; results keep the order of the checks. */
export async function runChecks(checks: Checks, timeoutMs = 30_000): Promise<NamedResult[]> {
  const text = `There was no answer within ${timeoutMs / 1000} seconds.`;
  const late = bad(text, 'Try again, and check what is slowing it down.');
  const found = Object.entries(checks).map(async ([check, run]) => {
    const ended = new AbortController();
    const results = await Promise.race([Promise.try(run), pause(timeoutMs, late, ended)])
      // The message may hold personal data.
      .catch((error) =>
        bad(
          `This could not be checked: ${serializeError(error).name}.`,
          'This is a bug in the check. Please report it.',
        ),
      );
    ended.abort();
    return [results].flat().map((result) => ({ check, ...result }));
  });
  return (await Promise.all(found)).flat();
}

const levelNames: Record<Level, string> = { good: 'ok', warning: 'WARN', bad: 'FAIL' };

export function formatReport(results: NamedResult[]): string {
  const lines = results.flatMap(({ check, level, text, remedy }) => [
    [levelNames[level], check, text],
    ...(remedy && level !== 'good' ? [['', '', `→ ${remedy}`]] : []),
  ]);
  const count = (level: Level) => results.filter((result) => result.level === level).length;
  return `${formatTable(lines)}\n\n${count('bad')} failed, ${counted(count('warning'), 'warning')}, ${count('good')} ok`;
}
