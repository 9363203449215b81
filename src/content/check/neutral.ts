import { jobFilterNames } from '#forms/job-filters.ts';
import type { Scalar } from './walk.ts';

/** Keys whose values are names for the code, addresses or dates. */
const neutralNames = new Set<string>([
  ...jobFilterNames,
  ...['id', 'picture', 'pictureNarrow', 'figure', 'shape', 'face', 'sign', 'unit'],
  ...['case', 'services', 'nextLinks', 'to', 'path', 'focus', 'mapLabel', 'author'],
  ...['type', 'datePosted', 'datePublished', 'validThrough', 'updated'],
  ...['film', 'file', 'move'],
  ...['country', 'office', 'phone', 'email', 'timeZone', 'first', 'last', 'opens', 'closes'],
]);

/** Labels in ui.yaml have some of these keys (`next: Next case`); code values have no capitals or spaces. */
const codeLike = /^[a-z0-9/#?=.:-]+$/;
const telephone = /^\+[0-9 ]+$/;
const mailbox = /^\S+@\S+$/;
const timeZone = /^[A-Z]\w+\/\w+$/;
const youtubeId = /^[\w-]{11}$/;
/** What an article links to beside our own pages. */
const elsewhere = /^(?:https:\/\/|mailto:)\S+$/;
const patterns = [elsewhere, codeLike, telephone, mailbox, timeZone];

/** Whether a value is the same in every language: a number, or a code value under one of the keys above. */
export function isNeutral(key: string, value: Scalar): boolean {
  if (typeof value !== 'string') return true;
  const name = key.split('.').findLast((part) => !/^\d+$/.test(part));
  if (name === 'youtube') return youtubeId.test(value);
  return name !== undefined && neutralNames.has(name) && patterns.some((form) => form.test(value));
}
