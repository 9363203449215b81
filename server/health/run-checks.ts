import { setTimeout as pause } from 'node:timers/promises';
import { serializeError } from '#server/lib/log.ts';

type ChecksByName<Result> = Record<string, () => Result | Promise<Result>>;

/** Runs all checks at once and keeps their order. `failed` gets the name of a check's error, or `timeout`. */
export function runChecks<Result>(
  checks: ChecksByName<Result>,
  timeoutMs: number,
  failed: (because: string) => Result,
): Promise<[name: string, Result][]> {
  const settled = Object.entries(checks).map(async ([name, run]): Promise<[string, Result]> => {
    const late = pause(timeoutMs, failed('timeout'), { ref: false });
    // The message of an error may hold personal data.
    const result = Promise.try(run).catch((error) => failed(serializeError(error).name));
    return [name, await Promise.race([result, late])];
  });
  return Promise.all(settled);
}
