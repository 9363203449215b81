/** A code without a text fails the content check, and an id without a form fails the types. */
export const formIds = ['contact', 'training', 'application'] as const;
export type FormId = (typeof formIds)[number];

/** docs/product.md, section 3, lists the choices of industries and reasons. */
export const industries = [
  'banking',
  'health-care',
  'retail',
  'logistics',
  'software-internet-media',
  'technology',
] as const;

export const reasons = ['general-inquiry', 'support-request', 'business-partnership', 'feedback'] as const;

/** The statuses that staff can set; `open` is the first status and cannot be chosen. */
export const usualStatuses = ['taken', 'answered', 'dismissed'] as const;
export const applicationStatuses = ['seen', 'invited', 'declined'] as const;
export const chosenStatuses = [...usualStatuses, ...applicationStatuses] as const;
export const statuses = ['open', ...chosenStatuses] as const;

export type ChosenStatus = (typeof chosenStatuses)[number];
export type Status = (typeof statuses)[number];

/** `server/uploads/inspect-file.ts` inspects a file of each of these kinds. */
export const fileKinds = ['pdf', 'doc', 'docx'] as const;
export type FileKind = (typeof fileKinds)[number];

const fileErrorCodes = [
  /** The file has none of the field's kinds, or not the kind that its name says. */
  'file-type',
  'file-empty',
  'file-too-large',
  'file-damaged',
  'file-macros',
  /** The file has a virus or is made to mislead: two kinds in one, a zip bomb, names that climb out of the archive. */
  'file-unsafe',
  /** The file was kept while the form was corrected, but no longer. */
  'file-expired',
] as const;
export type FileErrorCode = (typeof fileErrorCodes)[number];

export const errorCodes = [
  'required',
  'name-short',
  'message-short',
  'email',
  'mobile',
  'mobile-code',
  'too-long',
  'choice',
  'day',
  'day-early',
  'day-late',
  ...fileErrorCodes,
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A form that did not arrive has one of these codes. */
export const submitErrorCodes = [
  'offline',
  'unavailable',
  'too-many',
  'too-large',
  /** The form token is too old; sending again is enough. */
  'stale',
  'closed',
  'error',
] as const;
export type SubmitErrorCode = (typeof submitErrorCodes)[number];
