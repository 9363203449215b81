import type { SectionStates } from './render.tsx';

/** Every property is optional and belongs to one state, so that each section reads only its state. */
type AnySectionState = SectionStates['ApplicationForm'] &
  SectionStates['JobList'] &
  SectionStates['SearchPage'] &
  SectionStates['SentSection'] &
  SectionStates['SubmissionStatus'] &
  SectionStates['YourData'];

declare global {
  namespace App {
    interface Locals {
      /** The server's response in development; undefined in a build. */
      dynamic?: {
        state: AnySectionState;
        query?: string;
        titlePrefix?: string;
        status: number;
      };
    }
  }
}
