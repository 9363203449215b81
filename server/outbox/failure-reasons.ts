/** Why a try of a delivery failed. */
const failureReasons = [
  /** The mail server said no for good (5xx) to the mail as a whole. */
  'refused',
  /** The mail server said no for good to the receiver's address. */
  'rejected-address',
  /** The mail server said "not now" (4xx). */
  'greylisted',
  /** The mail server did not take our user name and password. */
  'login',
  /** No connection, or it broke. */
  'unreachable',
  'timeout',
  /** The webhook answered something else than 2xx. */
  'webhook-answer',
  /** The webhook answered 410: nobody wants it there any more. */
  'webhook-gone',
  /** The delivery could not even be made: a fault of ours. */
  'unmade',
] as const;
export type FailureReason = (typeof failureReasons)[number];
