import { runChecks } from '#server/health/health.ts';
import { counted, formatTable } from '../print.ts';

/** `warning` needs attention; `failing` means that something does not work, or will soon stop. */
type CheckState = 'ok' | 'warning' | 'failing';

/** The result of a check, with a remedy. Never holds a password or anything a visitor wrote. */
export interface CheckResult {
  state: CheckState;
  text: string;
  remedy?: string;
}

export const ok = (text: string): CheckResult => ({ state: 'ok', text });
export const warning = (text: string, remedy: string): CheckResult => ({ state: 'warning', text, remedy });
export const failing = (text: string, remedy: string): CheckResult => ({ state: 'failing', text, remedy });

export type Checks = Record<string, () => CheckResult | CheckResult[] | Promise<CheckResult | CheckResult[]>>;

export interface NamedResult extends CheckResult {
  check: string;
}

/** Runs all checks at once. One that throws or takes too long is failing. */
export async function checkAll(checks: Checks, timeoutMs = 30_000): Promise<NamedResult[]> {
  const results = await runChecks<CheckResult | CheckResult[]>(checks, timeoutMs, (because) =>
    because === 'timeout'
      ? failing(`There was no answer within ${timeoutMs / 1000} seconds.`, 'Check what is slowing it down.')
      : failing(`This could not be checked: ${because}.`, 'This is a bug in the check. Please report it.'),
  );
  return results.flatMap(([check, results]) => [results].flat().map((result) => ({ check, ...result })));
}

const stateNames: Record<CheckState, string> = { ok: 'ok', warning: 'WARN', failing: 'FAIL' };

export function formatReport(results: NamedResult[]): string {
  const lines = results.flatMap(({ check, state, text, remedy }) => [
    [stateNames[state], check, text],
    ...(remedy && state !== 'ok' ? [['', '', `→ ${remedy}`]] : []),
  ]);
  const count = (state: CheckState) => results.filter((result) => result.state === state).length;
  return `${formatTable(lines)}\n\n${count('failing')} failed, ${counted(count('warning'), 'warning')}, ${count('ok')} ok`;
}
