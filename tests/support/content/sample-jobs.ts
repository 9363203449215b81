import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { testNow } from '../run/test-settings.ts';
import { contentOf, numbersOf } from './site-content.ts';

export const today = riyadhDay(Date.parse(testNow));

/** Returns whether a job is closed on that day. */
export const isClosed = (job: Parameters<typeof jobState>[0]) => jobState(job, today) === 'closed';

export const jobIds = numbersOf('jobs');
const withState = (...states: string[]) =>
  jobIds.find((id) => states.includes(jobState(contentOf('en', `jobs/${id}`), today))) ?? 0;

/** An open job and a closed one; 0 where the content has none. */
export const [openJob, closedJob] = [withState('open', 'closing'), withState('closed')];
