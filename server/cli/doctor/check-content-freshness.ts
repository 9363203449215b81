import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/check/check-content.ts';
import { closedJobs } from '#content/closed-jobs.ts';
import { documentsBefore } from '#content/documents-before.ts';
import { printIssue } from '#content/issues.ts';
import { lastHolidayIn } from '#content/last-holiday.ts';
import { root } from '#content/project-root.ts';
import { readContent } from '#content/read-content.ts';
import { dayMs, riyadhDay } from '#i18n/time.ts';
import { isInstalled } from '#server/lib/staff-command.ts';
import { counted } from '../print.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

export async function checkContentFreshness(): Promise<CheckResult[]> {
  const found: CheckResult[] = [];
  const content = readContent(join(root, 'content'));
  const issues = checkContent(content);
  const [first] = issues;
  if (first) {
    const text = `The content has ${counted(issues.length, 'error')}. The first: ${printIssue(first, content.files)}`;
    found.push(
      bad(
        text,
        'To list them all in a checkout: npm run check:content. Once you have read both languages: npm run assets -- reviewed',
      ),
    );
  }
  const closed = closedJobs(content, riyadhDay(Date.now()));
  if (closed.length > 0)
    found.push(
      warning(
        `${closed.join(', ')}.`,
        'Set a later last day (validThrough), or delete the file, in both languages.',
      ),
    );
  const lastHoliday = lastHolidayIn(content);
  if (lastHoliday < riyadhDay(Date.now() + 90 * dayMs))
    found.push(
      warning(
        `The holidays in the content end on ${lastHoliday}.`,
        'Add those of the next year to holidays.yaml, in both languages.',
      ),
    );
  const old = documentsBefore(content, riyadhDay(Date.now() - 365 * dayMs));
  if (old.length > 0)
    found.push(
      warning(
        `The rules in these documents were last compared with their sources over a year ago: ${old.join(', ')}.`,
        'Compare them, then set the day (asOf) in both languages.',
      ),
    );
  if (!isBuiltSince(Object.keys(content.files)))
    found.push(
      warning(
        'The built site is older than the content.',
        isInstalled() ? 'Build a new release (docs/operating.md).' : 'Restart: npm start builds it.',
      ),
    );
  return found.length > 0 ? found : [good('The content has no errors, and the site is built from it.')];
}

function isBuiltSince(files: string[]): boolean {
  const built = statSync(join(root, 'dist/.built'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return files.every((file) => statSync(join(root, 'content', file)).mtimeMs <= built);
}
