const failureReasons = [
  /** 5xx for the mail as a whole. */
  'refused',
  /** 5xx for the receiver. */
  'rejected-address',
  /** 4xx. */
  'greylisted',
  'login',
  /** No connection, or a lost one. */
  'unreachable',
  'timeout',
  /** Anything but 2xx. */
  'webhook-answer',
  /** 410: the receiver wants no more. */
  'webhook-gone',
  /** A fault of ours. */
  'unmade',
] as const;
export type FailureReason = (typeof failureReasons)[number];
