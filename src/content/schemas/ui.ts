import { z } from 'zod';
import { withPlaceholder } from '#forms/content-text.ts';
import { jobFilterNames, jobFilterValues } from '#jobs/job-filters.ts';
import { countForms, plainText, text, texts } from './shared.ts';

const named = texts('label', 'title', 'text');
const { location: _, ...worded } = jobFilterValues;
const missing = texts('title', 'headline', 'text');

/** Labels, buttons and messages that belong to no single page. */
export const uiSchema = z.strictObject({
  ...texts('skip', 'home').shape,
  bar: texts('main', 'openMenu', 'closeMenu', 'companyProfile', 'companyProfilePdf', 'newTab'),
  aboutMenu: named,
  servicesMenu: named.extend({ more: text }),
  hero: texts('carousel', 'slides', 'slide', 'pause', 'play'),
  footer: texts('label', 'firm', 'more', 'contact', 'whatsapp', 'social'),
  breadcrumb: text,
  cases: z.strictObject({
    ...texts('figures', 'challenge', 'solution', 'results', 'services', 'ledBy').shape,
    ...texts('next', 'before', 'after', 'read').shape,
  }),
  insights: z.strictObject({
    ...texts('featured', 'more').shape,
    /** How long an article takes to read, in minutes. */
    toRead: countForms,
    ...texts('feed', 'service', 'case', 'readNext', 'prev', 'next', 'another').shape,
    /** At the end of an article. */
    ...texts('author', 'ask', 'askButton').shape,
  }),
  share: texts('title', 'linkedin', 'x', 'whatsapp', 'email', 'apps', 'copy', 'copied'),
  nextLinks: text,
  /** Before a day, on a preview alone. */
  notBefore: text,
  film: z.strictObject({
    ...texts('transcript', 'play').shape,
    /** What YouTube learns, said before anyone presses play. */
    youtube: text,
  }),
  services: z.strictObject({
    ...texts('all', 'keyPoints', 'example', 'ourWork', 'relatedCase', 'neighbours', 'figures', 'ledBy').shape,
    ...texts('readMore', 'hours').shape,
    /** Put right after the number: may begin with a space. */
    scoreAtLeast: z.string().min(1),
  }),
  jobs: z.strictObject({
    ...texts('fullTime', 'partTime').shape,
    ...texts('apply', 'validThrough', 'untilFilled', 'details', 'responsibilities', 'requirements').shape,
    ...texts('about', 'applyIntroduction').shape,
    filter: text,
    filters: z.record(z.enum(jobFilterNames), texts('label', 'all')),
    /** The values of the filters; places are called as everywhere. */
    values: z.record(z.enum(Object.values(worded).flat()), text),
    count: countForms,
    /** Of those that match, where some no longer take applications. */
    closedCount: countForms,
    ...texts('none', 'clear').shape,
    /** These before a day. */
    ...texts('posted', 'closesSoon', 'closedOn', 'takenUntil', 'wereTakenUntil').shape,
    ...texts('closing', 'closed', 'training', 'others', 'all').shape,
  }),
  profile: texts('open', 'download', 'fallback'),
  offices: z.strictObject({
    ...texts('map', 'list', 'headOffice', 'generalInformation', 'localTime').shape,
    /** Before a time: "Open until 5 pm". */
    openUntil: text,
    /** Before a day, where it is not today, and `at` with a time: "Closed, opens Sunday at 8 am". */
    closedOpens: text,
    ...texts('at', 'call', 'email', 'directions', 'contactCard').shape,
  }),
  about: z.strictObject({ services: text, join: texts('title', 'text', 'button') }),
  people: texts('list', 'back', 'office', 'worksOn', 'languages', 'email', 'contactCard'),
  partners: texts('list', 'specialty', 'location', 'chosen'),
  cities: texts('title', 'all'),
  ways: texts('label', 'email', 'whatsapp', 'office'),
  /** What a chat begins with; … is the service that the page is about. */
  whatsapp: z.strictObject({ general: plainText, service: withPlaceholder }),
  ...texts('contents', 'updated').shape,
  notFound: z.strictObject({ page: missing, service: missing, job: missing }),
  busy: texts('title', 'text', 'sending', 'again'),
});

export type Ui = z.infer<typeof uiSchema>;
