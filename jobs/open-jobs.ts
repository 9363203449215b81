import { jobState } from './job-state.ts';

/** For lists in which only some entries are jobs: whether to show one on a day. */
export function openOn(today: string) {
  return ({ until }: { until?: string | undefined }): boolean =>
    jobState({ validThrough: until }, today) !== 'closed';
}
