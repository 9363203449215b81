import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/check/check-content.ts';
import { endedPaths } from '#content/check/ended-paths.ts';
import { closedJobs, lastHolidayIn, outdatedDocuments } from '#content/dates/dated-content.ts';
import { readContent } from '#content/files/read-content.ts';
import { printIssue } from '#content/issues.ts';
import { sampleFacts } from '#content/sample-facts.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { dayMs } from '#lib/durations.ts';
import { root } from '#lib/project-root.ts';
import { counted } from '../print.ts';
import { type CheckResult, failing, ok, warning } from './check-result.ts';

export async function checkSiteContent(folder = join(root, 'content')): Promise<CheckResult[]> {
  const content = await Promise.try(readContent, folder).catch((error: Error) => error);
  if (content instanceof Error)
    return [failing(String(content.message.split('\n', 1)), 'Correct the file, or take its last version.')];
  const dayFromNow = (days: number) => riyadhDay(Date.now() + days * dayMs);
  const [issues, closed] = [checkContent(content), closedJobs(content, dayFromNow(0))];
  const [holiday, old] = [lastHolidayIn(content), outdatedDocuments(content, dayFromNow(-365))];
  const [issue] = issues;
  const results = [
    issue &&
      failing(
        `The content has ${counted(issues.length, 'error')}. The first: ${printIssue(issue, content.files)}`,
        'To list them in a checkout: npm run check:content. Once you have read both languages: npm run assets -- reviewed',
      ),
    closed.length > 0 &&
      warning(`${closed.join(', ')}.`, 'Set a later last day, or delete the file, in both languages.'),
    holiday < dayFromNow(90) &&
      warning(
        `The holidays in the content end on ${holiday}.`,
        'Add those of the next year to holidays.yaml, in both languages.',
      ),
    old.length > 0 &&
      warning(
        `The rules in these documents were last compared with their sources over a year ago: ${old.join(', ')}.`,
        'Compare them, then set the day (asOf) in both languages.',
      ),
    !isBuiltSince(Object.keys(content.files)) &&
      warning('The built site is older than the content.', 'Build a new release, or restart in a checkout.'),
    ...endedPaths(content).map((path) =>
      warning(
        `${path} had a page and leads nowhere.`,
        'Add it to content/redirects.yaml, or delete it in src/content/public-paths.json.',
      ),
    ),
    ...sampleFacts().map(({ file, found: facts }) =>
      failing(
        `content/${file} still has ${facts.join(', ')} of the sample firm.`,
        "Write the firm's own (docs/recipes.md, Make it yours).",
      ),
    ),
  ].filter((result) => typeof result === 'object');
  return results.length > 0 ? results : [ok('The content has no errors, and the site is built from it.')];
}

function isBuiltSince(files: string[]): boolean {
  const built = statSync(join(root, 'dist/.built'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return files.every((file) => statSync(join(root, 'content', file)).mtimeMs <= built);
}

/** Fails once the security.txt (RFC 9116) has expired, and warns during the 30 days before. */
export function checkSecurityTxt(expires: string, now: number): CheckResult {
  const days = Math.floor((Date.parse(expires) - now) / dayMs);
  const resultOf = days < 0 ? failing : days < 30 ? warning : ok;
  return resultOf(
    `security.txt expires on ${expires.slice(0, 10)}.`,
    'Set a new date in content/security.yaml, then build.',
  );
}
