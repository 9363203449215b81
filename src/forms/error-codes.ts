import { resumeErrorCodes } from './resume-file.ts';

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
