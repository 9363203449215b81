import { setTimeout } from 'node:timers/promises';
import { type CheckName, checks, type HealthCheck, type HealthDeps } from './health-checks.ts';
import { faultOf } from './log.ts';

export interface Report {
  state: 'ready' | 'not-ready';
  checks: Record<CheckName, HealthCheck>;
}

export type Health = ReturnType<typeof createHealth>;

/** The database is checked no oftener than this. */
const reportTtlMs = 5_000;
const checkTimeoutMs = 5_000;

export function createHealth(deps: HealthDeps) {
  let report: Promise<Report> | undefined;
  let until = 0;
  return {
    /** May be a few seconds old. Never rejects. */
    report(): Promise<Report> {
      if (!report || deps.now() >= until) {
        until = Number.POSITIVE_INFINITY;
        report = checkAll(deps).finally(() => {
          until = deps.now() + reportTtlMs;
        });
      }
      return report;
    },
  };
}

async function checkAll(deps: HealthDeps): Promise<Report> {
  const names = Object.keys(checks) as CheckName[];
  const found = await Promise.all(names.map(async (name) => [name, await checkOne(name, deps)] as const));
  const ready = found.every(([, { state }]) => state !== 'failing');
  return {
    state: ready ? 'ready' : 'not-ready',
    checks: Object.fromEntries(found) as Record<CheckName, HealthCheck>,
  };
}

async function checkOne(name: CheckName, deps: HealthDeps): Promise<HealthCheck> {
  const timeout: HealthCheck = { state: 'failing', because: 'timeout' };
  try {
    const late = setTimeout(checkTimeoutMs, timeout, { ref: false });
    return await Promise.race([checks[name](deps) as Promise<HealthCheck>, late]);
  } catch (error) {
    return { state: 'failing', because: faultOf(error).name };
  }
}
