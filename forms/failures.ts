export const failureCodes = [
  'offline',
  'unavailable',
  'too-many',
  'too-large',
  /** The form token is too old; sending again is enough. */
  'stale',
  'closed',
  'error',
] as const;
export type FailureCode = (typeof failureCodes)[number];
