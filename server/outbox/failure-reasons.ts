export type FailureReason =
  | 'refused' // 5xx for the mail
  | 'rejected-address' // 5xx for the receiver
  | 'greylisted' // 4xx
  | 'login'
  | 'unreachable' // no connection, or a lost one
  | 'timeout'
  | 'webhook-answer' // anything but 2xx
  | 'webhook-gone' // 410: the receiver wants no more
  | 'unmade'; // a fault of ours
