import { scan } from '#server/resume/clamd.ts';
import { bad, type CheckResult, good } from './run-checks.ts';

/** Whether ClamAV scans CVs, where it is to. */
export async function checkClamd(clamdUrl: string | undefined): Promise<CheckResult> {
  if (!clamdUrl) return good('CLAMD_URL is not set: CVs are not scanned for viruses.');
  if ((await scan(clamdUrl, Buffer.from('test'))) === 'clean') return good('ClamAV scans CVs.');
  return bad(
    `ClamAV does not answer at ${clamdUrl}: CVs are accepted unscanned.`,
    'Start clamd, and check CLAMD_URL and that the site’s user may open the socket.',
  );
}
