import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { contentOf, numbersOf } from './site-content.ts';
import { testNow } from './test-settings.ts';

/** The day that the server under test has, in Riyadh. */
export const today = riyadhDay(Date.parse(testNow));

/** Whether a job takes no applications any more, on that day. */
export const isClosed = (job: Parameters<typeof jobState>[0]) => jobState(job, today) === 'closed';

export const jobIds = numbersOf('jobs');
const withState = (...states: string[]) =>
  jobIds.find((id) => states.includes(jobState(contentOf('en', `jobs/${id}`), today))) ?? 0;

/** A job that takes applications, and one that takes none any more; 0 where the content has none. */
export const [openJob, closedJob] = [withState('open', 'closing'), withState('closed')];
