import type { ApplicationFormState, SentSectionState } from '#forms/form-state.ts';
import type { SubmissionStatusState, YourDataState } from '#forms/private-page-states.ts';
import type { JobListState } from '#jobs/job-page-states.ts';
import type { SearchPageState } from '#search/search-page-state.ts';

/** Each section finds its own in it: all parts of all states may be missing, and none means two things. */
type AnySectionState = ApplicationFormState &
  JobListState &
  SubmissionStatusState &
  SearchPageState &
  SentSectionState &
  YourDataState;

declare global {
  namespace App {
    interface Locals {
      /** The server's answer while the site is being developed; a page that is built knows none. */
      dynamic?: {
        /** The state of the page's section, whichever that is. */
        state: AnySectionState;
        query?: string;
        titlePrefix?: string;
        status: number;
      };
    }
  }
}
