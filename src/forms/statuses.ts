/** What the office has done about a submission; `open` is nothing yet, and cannot be chosen. */
export const enquiryStatuses = ['taken', 'answered', 'dismissed'] as const;
export const applicationStatuses = ['seen', 'invited', 'refused'] as const;
export const chosenStatuses = [...enquiryStatuses, ...applicationStatuses] as const;
export const statuses = ['open', ...chosenStatuses] as const;

export type ChosenStatus = (typeof chosenStatuses)[number];
export type Status = (typeof statuses)[number];
