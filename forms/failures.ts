/** Why a form was not sent although its fields are right; the words are content (`forms.yaml`, `failures`). */
export const failureCodes = [
  /** Nothing came back: no connection, or no answer in time. */
  'offline',
  /** The server, or its database, cannot store anything now. */
  'unavailable',
  'too-many',
  'too-large',
  /** The page is older than its ticket; sending again is all it needs. */
  'stale',
  /** The job's closing day is over. */
  'closed',
  'error',
] as const;
export type FailureCode = (typeof failureCodes)[number];
