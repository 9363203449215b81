import type {
  ApplicationFormState,
  JobListState,
  SearchPageState,
  SentSectionState,
  SubmissionStatusState,
  YourDataState,
} from './section-states.ts';

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
