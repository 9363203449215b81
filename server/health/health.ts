import { setTimeout as pause } from 'node:timers/promises';
import { serializeError } from '#server/lib/log.ts';
import { type CheckDeps, type SiteCheckResult, siteChecks } from './site-checks.ts';

export interface HealthReport {
  state: 'ready' | 'not-ready';
  checks: Record<string, SiteCheckResult>;
}

/** Resolves to a result that may be a few seconds old. Never rejects. */
export type Health = () => Promise<HealthReport>;

const reportTtlMs = 5_000;
const checkTimeoutMs = 5_000;

export function createHealth(deps: CheckDeps): Health {
  let report: Promise<HealthReport> | undefined;
  let until = 0;
  return () => {
    if (!report || performance.now() >= until) {
      until = Number.POSITIVE_INFINITY;
      report = runAll(deps).finally(() => {
        until = performance.now() + reportTtlMs;
      });
    }
    return report;
  };
}

async function runAll(deps: CheckDeps): Promise<HealthReport> {
  const results = await runChecks<SiteCheckResult>(siteChecks(deps), checkTimeoutMs, (because) => {
    return { state: 'failing', because };
  });
  const ready = results.every(([, { state }]) => state !== 'failing');
  return { state: ready ? 'ready' : 'not-ready', checks: Object.fromEntries(results) };
}

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
