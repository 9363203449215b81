import { runChecks } from '#server/checks/run-checks.ts';
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

export type Checks = Record<string, () => CheckResult | CheckResult[] | Promise<CheckResult | CheckResult[]>>;

export interface NamedResult extends CheckResult {
  check: string;
}

export async function checkAll(checks: Checks, timeoutMs = 30_000): Promise<NamedResult[]> {
  const found = await runChecks<CheckResult | CheckResult[]>(checks, timeoutMs, (because) =>
    because === 'timeout'
      ? bad(`There was no answer within ${timeoutMs / 1000} seconds.`, 'Check what is slowing it down.')
      : bad(`This could not be checked: ${because}.`, 'This is a bug in the check. Please report it.'),
  );
  return found.flatMap(([check, results]) => [results].flat().map((result) => ({ check, ...result })));
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
