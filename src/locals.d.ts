import type {
  ApplicationFormState,
  JobListState,
  SearchPageState,
  SentSectionState,
  SubmissionStatusState,
  YourDataState,
} from './section-states.ts';

/** Every property is optional and belongs to one state, so that each section reads only its state. */
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
