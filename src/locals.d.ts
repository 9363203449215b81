import type { ApplicationFormState, SentSectionState } from '#forms/form-state.ts';
import type { SubmissionStatusState, YourDataState } from '#forms/private-page-states.ts';
import type { JobListState } from '#jobs/job-page-states.ts';
import type { SearchPageState } from '#search/search-page-state.ts';

/** Every part is optional, and no name has two meanings, so each section reads only its state. */
type AnySectionState = ApplicationFormState &
  JobListState &
  SubmissionStatusState &
  SearchPageState &
  SentSectionState &
  YourDataState;

declare global {
  namespace App {
    interface Locals {
      /** The server's answer in development; undefined in a build. */
      dynamic?: {
        state: AnySectionState;
        query?: string;
        titlePrefix?: string;
        status: number;
      };
    }
  }
}
