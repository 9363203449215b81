import { bad, type Check, type Finding } from './finding.ts';

export interface CheckResult extends Finding {
  check: string;
}

/** Runs all checks at once; findings keep the order of the checks. */
export async function runChecks(checks: Check[], timeoutMs = 30_000): Promise<CheckResult[]> {
  const found = await Promise.all(
    checks.map(async (check) =>
      (await runOne(check, timeoutMs)).map((finding) => ({ check: check.name, ...finding })),
    ),
  );
  return found.flat();
}

async function runOne({ run }: Check, timeoutMs: number): Promise<Finding[]> {
  const late = Promise.withResolvers<Finding[]>();
  const timer = setTimeout(
    () =>
      late.resolve([
        bad(`There was no answer within ${timeoutMs / 1000} seconds.`, 'Try again; see what keeps it.'),
      ]),
    timeoutMs,
  );
  try {
    return await Promise.race([run(), late.promise]);
  } catch (error) {
    // The message may hold personal data.
    const { code, name } = error as NodeJS.ErrnoException;
    return [bad(`This could not be checked: ${code ?? name}.`, 'A fault of the doctor itself: report it.')];
  } finally {
    clearTimeout(timer);
  }
}
