/**
 * Names that the forms and their texts share. The content check finds a name without a text; the types of src/forms find
 * a name without a form or field.
 */
export const formIds = ['contact', 'training', 'application'] as const;
export type FormId = (typeof formIds)[number];

/** The specification's closed lists (section 3). */
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
export const enquiryStatuses = ['taken', 'answered', 'dismissed'] as const;
export const applicationStatuses = ['seen', 'invited', 'declined'] as const;
export const chosenStatuses = [...enquiryStatuses, ...applicationStatuses] as const;
export const statuses = ['open', ...chosenStatuses] as const;

export type ChosenStatus = (typeof chosenStatuses)[number];
export type Status = (typeof statuses)[number];

export const resumeErrorCodes = [
  /** No PDF, DOC or DOCX by name and content, or not the one its name says. */
  'resume-type',
  'resume-empty',
  'resume-too-large',
  'resume-damaged',
  'resume-macros',
  /** A virus, or made to mislead: two kinds of file in one, a zip bomb, names that climb out of the archive. */
  'resume-unsafe',
] as const;
export type ResumeErrorCode = (typeof resumeErrorCodes)[number];

/** What is wrong with a field. */
export const errorCodes = [
  ...([
    'required',
    'name-short',
    'message-short',
    'email',
    'mobile',
    'mobile-code',
    'too-long',
    'choice',
  ] as const),
  ...resumeErrorCodes,
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Why a form did not arrive. */
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
