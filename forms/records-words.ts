import { z } from 'zod';
import { formIds } from './choices.ts';

const text = z.string().trim().min(1);
const list = z.array(text).min(1);
const byForm = z.record(z.enum(formIds), text);
/** A text with one place where something is put in. */
const withPlace = text.refine((value) => value.split('…').length === 2, 'wants one … in it');

/** Sorts of personal data that forms ask for. */
export const dataCategories = [
  'identity',
  'contact',
  'place',
  'work',
  'request',
  'career',
  'consent',
] as const;
export type DataCategory = (typeof dataCategories)[number];

/** What the record of processing activities says in a language: `content/{en,ar}/records.yaml`. */
export const recordsWordsSchema = z.strictObject({
  title: text,
  introduction: withPlace,
  controller: z.strictObject({
    head: text,
    name: text,
    address: text,
    email: text,
    officer: text,
    unnamed: text,
  }),
  activity: z.strictObject({
    purpose: text,
    purposes: byForm,
    basis: text,
    bases: byForm,
    people: text,
    peoples: byForm,
    data: text,
    required: text,
    optional: text,
    /** What is noted with every form. */
    recorded: text,
    categories: z.record(z.enum(dataCategories), text),
    sensitive: text,
    noneAsked: text,
    source: text,
    /** … is the address of the form. */
    ownHand: withPlace,
    recipients: text,
    kept: text,
  }),
  /** … is a domain or a host. */
  recipients: z.strictObject({
    office: withPlace,
    noOffice: text,
    mailServer: withPlace,
    webhook: withPlace,
    scanner: withPlace,
  }),
  /** … is a length of time. */
  retention: z.strictObject({
    head: text,
    kept: withPlace,
    held: withPlace,
    draft: withPlace,
    withdrawn: withPlace,
    log: withPlace,
    purge: text,
  }),
  storage: z.strictObject({ head: text, here: text, elsewhere: withPlace }),
  transfers: z.strictObject({ head: text, points: list }),
  rights: z.strictObject({ head: text, points: list }),
  security: z.strictObject({ head: text, points: list }),
  other: z.strictObject({ head: text, points: list }),
});

export type RecordsWords = z.infer<typeof recordsWordsSchema>;
