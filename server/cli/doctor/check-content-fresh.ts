import { join } from 'node:path';
import { checkContent } from '#content/check/check-content.ts';
import { closedJobs } from '#content/check/closed-jobs.ts';
import { printFault } from '#content/faults.ts';
import { readContent } from '#content/read-content.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { isBuilt } from '../../../build/input-stamp.ts';
import { root } from '../../../build/run.ts';
import { makers } from '../../../tools/makers.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

export async function checkContentFresh(): Promise<CheckResult[]> {
  const found: CheckResult[] = [];
  const content = readContent(join(root, 'content'));
  const faults = checkContent(content);
  const [first] = faults;
  if (first) {
    const text = `The content has ${faults.length} errors. The first: ${printFault(first, content.files)}`;
    found.push(
      bad(
        text,
        'To list them all: npm run check:content. Once both languages are read: npm run assets -- reviewed',
      ),
    );
  }
  const closed = closedJobs(content, riyadhDay(Date.now()));
  if (closed.length > 0)
    found.push(
      warning(`${closed.join(', ')}.`, 'Set a later validThrough, or delete the file, in both languages.'),
    );
  // Of faulty content nothing can be made.
  for (const { name, stale } of first ? [] : makers) {
    const old = await stale();
    if (old.length > 0)
      found.push(
        warning(`Older than the content (${name}): ${old.join(', ')}.`, `npm run assets -- ${name}`),
      );
  }
  if (!(await isBuilt()))
    found.push(
      warning('The built site is older than the content or the settings.', 'Restart: npm start builds it.'),
    );
  return found.length > 0
    ? found
    : [good('The content has no errors, and everything made from it is up to date.')];
}
