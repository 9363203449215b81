import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isToCome } from '#content/appearance.ts';
import { readYaml } from '#content/read-files.ts';
import { formMessagesSchema } from '#forms/form-messages.ts';
import { mailMessagesSchema } from '#forms/mail-messages.ts';
import { statusMessagesSchema } from '#forms/status-messages.ts';
import { yourDataMessagesSchema } from '#forms/your-data-messages.ts';
import { addressLine } from '#i18n/address-line.ts';
import { countryIds } from '#i18n/countries.ts';
import type { HolidayCalendar } from '#i18n/holidays.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/time.ts';
import { jobState } from '#jobs/job-state.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

export type Messages = ReturnType<typeof messagesIn>;

export type SiteContent = ReturnType<typeof readSiteContent>;

/** What the server itself needs of the content. Throws where a file does not match its schema. */
export function readSiteContent() {
  return { messages: readMessages(), jobs: readJobs(), noticeVersions: noticeVersions() };
}

export function readMessages() {
  const site = read('site.yaml', siteFacts);
  return byLanguage((language) => messagesIn(language, site));
}

function messagesIn(language: Language, site: z.output<typeof siteFacts>) {
  return {
    mails: read(`${language}/mails.yaml`, mailMessagesSchema),
    forms: read(`${language}/forms.yaml`, formFacts),
    messageStatus: read(`${language}/message-status.yaml`, statusMessagesSchema),
    yourData: read(`${language}/your-data.yaml`, yourDataMessagesSchema),
    calendar: readCalendar(language),
    firm: {
      ...read(`${language}/firm.yaml`, firmFacts),
      address: addressLine(language, readOffices(language)),
    },
    site,
    /** Undefined for one that is gone. */
    jobTitle: (id: string) => titleIn(`${language}/jobs`, id),
    serviceTitle: (id: string) => titleIn(`${language}/services`, id),
    articleTitle: (id: string) => titleIn(`${language}/insights`, id, 'md'),
  };
}

function readOffices(language: Language) {
  const files = globSync(`${language}/offices/*.yaml`, { cwd: folder });
  return files.map((file) => read(file, officeFacts)).sort((one, other) => one.order - other.order);
}

/** The holidays, by their names in a language. */
function readCalendar(language: Language): HolidayCalendar {
  const { holidays } = read(`${language}/holidays.yaml`, holidayFacts);
  const [head] = readOffices(language);
  if (!head) throw new Error('The content has no office');
  return { holidays, headCountry: head.country };
}

/** By id; without `validThrough`, the last day, a job is open until it is filled. */
export type Jobs = ReadonlyMap<number, z.output<typeof jobFacts>>;

function readJobs(): Jobs {
  const files = globSync('*.yaml', { cwd: join(folder, 'en/jobs') });
  return new Map(files.map((file) => [Number(basename(file, '.yaml')), read(`en/jobs/${file}`, jobFacts)]));
}

/** A job that is not there, or not yet, takes no application either. */
export function isJobClosed(jobs: Jobs, id: number, now: number): boolean {
  const job = jobs.get(id);
  return job === undefined || isToCome(job.datePosted, now) || jobState(job, riyadhDay(now)) === 'closed';
}

/** Date and hash: which text somebody consented to (Implementing Regulation of the PDPL, article 11). */
function noticeVersions() {
  return byLanguage((language) => {
    const file = `${language}/pages/privacy.yaml`;
    const { updated } = read(file, z.object({ updated: z.iso.date() }));
    return `${updated} ${hash('sha256', readFileSync(join(folder, file), 'utf8')).slice(0, 12)}`;
  });
}

// The build checks the rest of these files.
const formFacts = formMessagesSchema
  .pick({ errorTitle: true, fields: true, forms: true, sent: true })
  .strip();
const siteFacts = z.object({ email: z.string() });
const firmFacts = z.object({ name: z.string() });
const country = z.enum(countryIds);
const officeFacts = z.object({ order: z.number(), country, street: z.string(), cityLine: z.string() });
const holidayFacts = z.object({
  holidays: z.array(
    z.object({
      name: z.string(),
      countries: z.array(country),
      first: z.iso.date(),
      last: z.iso.date(),
      hours: z.array(z.unknown()).optional(),
      expected: z.boolean().optional(),
    }),
  ),
});
const titled = z.object({ title: z.string() });
const jobFacts = z.object({ datePosted: z.iso.date().optional(), validThrough: z.iso.date().optional() });

function titleIn(path: string, id: string, ending = 'yaml'): string | undefined {
  if (!/^[\w-]+$/.test(id)) return undefined;
  try {
    return read(`${path}/${id}.${ending}`, titled).title;
  } catch {
    return undefined;
  }
}

function byLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  const values = languageCodes.map((language) => [language, of(language)]);
  return Object.fromEntries(values);
}

function read<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return readYaml(join(folder, path), schema);
}
