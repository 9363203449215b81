import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressLine } from '#content/address-line.ts';
import { isScheduled } from '#content/dates/publish-date.ts';
import { collections } from '#content/files/collections.ts';
import { readFolder, readOneFile } from '#content/files/read-collection.ts';
import {
  getFirm,
  getFormMessages,
  getHolidays,
  getOffices,
  getSite,
  getSubmissionStatusMessages,
  getYourDataMessages,
} from '#content/readers.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { root } from '#lib/project-root.ts';
import { recordOf } from '#lib/records.ts';

export type Messages = ReturnType<typeof messagesIn>;

export interface SiteContent {
  messages: Record<Language, Messages>;
  jobs: JobDays;
  noticeVersions: Record<Language, string>;
}

/** Reads the content for mails, forms and private pages. Throws an Error if a file is invalid. */
export function readSiteContent(): SiteContent {
  return {
    messages: readMessages(),
    jobs: new Map(readFolder(collections.jobs, 'en').map((job) => [Number(job.id), job])),
    noticeVersions: recordOf(languageCodes, noticeVersion),
  };
}

export function readMessages() {
  return recordOf(languageCodes, messagesIn);
}

function messagesIn(language: Language) {
  const offices = getOffices(language);
  const [headOffice] = offices;
  if (!headOffice) throw new Error('The content has no office');
  return {
    language,
    mails: readOneFile(collections.mails, language),
    forms: getFormMessages(language),
    submissionStatus: getSubmissionStatusMessages(language),
    yourData: getYourDataMessages(language),
    calendar: { holidays: getHolidays(language), headCountry: headOffice.country },
    firm: { name: getFirm(language).name, address: addressLine(language, offices) },
    site: getSite(),
    jobTitle: titlesOf(readFolder(collections.jobs, language)),
    serviceTitle: titlesOf(readFolder(collections.services, language)),
    articleTitle: titlesOf(readFolder(collections.insights, language)),
  };
}

function titlesOf(entries: { id: string; title: string }[]) {
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  return (id: string) => titles.get(id);
}

/** The days of each job. A job without `validThrough`, its last day, is open until it is filled. */
export type JobDays = ReadonlyMap<number, { datePosted?: string; validThrough?: string | undefined }>;

/** Returns true also if there is no such job, or if it is not public yet. */
export function isJobClosed(jobs: JobDays, id: number, now: number): boolean {
  const job = jobs.get(id);
  return job === undefined || isScheduled(job.datePosted, now) || jobState(job, riyadhDay(now)) === 'closed';
}

/** Returns date and hash of the text that people consent to (Implementing Regulation of the PDPL, article 11). */
function noticeVersion(language: Language): string {
  const notice = readFolder(collections.pages, language).find(({ id }) => id === 'privacy');
  if (!notice?.updated) throw new Error('The privacy notice has no date');
  const text = readFileSync(join(root, 'content', language, 'pages/privacy.yaml'), 'utf8');
  return `${notice.updated} ${hash('sha256', text).slice(0, 12)}`;
}
