import { jobState } from './job-state.ts';

/** For things of which some are jobs, with their last day: tells whether to show one on a day. */
export function openOn(today: string) {
  return ({ until }: { until?: string | undefined }): boolean =>
    jobState({ validThrough: until }, today) !== 'closed';
}
