/** Why a valid form was not sent; the messages are content (`forms.yaml`, `failures`). */
export const failureCodes = [
  /** No connection, or no response in time. */
  'offline',
  /** The server or its database cannot store anything now. */
  'unavailable',
  'too-many',
  'too-large',
  /** The form token is too old; sending again is enough. */
  'stale',
  /** The job's closing day is over. */
  'closed',
  'error',
] as const;
export type FailureCode = (typeof failureCodes)[number];
