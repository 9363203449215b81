import { z } from 'zod';
import { jobFilterNames, jobFilterValues } from '#jobs/job-filters.ts';
import { plainText, pluralForms, statementText, textFields, typesetText } from './shared.ts';
import { withPlaceholder } from './text.ts';

const menu = textFields('label', 'title', 'text');
const { location: _, ...worded } = jobFilterValues;
const errorPage = textFields('title', 'text', 'sending', 'again');
const missing = textFields('title', 'headline', 'text');

/** Labels, buttons and messages that belong to no single page. */
export const uiSchema = z.strictObject({
  ...textFields('skip', 'home').shape,
  header: textFields('main', 'openMenu', 'closeMenu', 'companyProfile', 'companyProfilePdf', 'newTab'),
  aboutMenu: menu,
  servicesMenu: menu.extend({ more: typesetText }),
  hero: textFields('carousel', 'slides', 'slide', 'pause', 'play'),
  footer: textFields('label', 'firm', 'more', 'contact', 'whatsapp', 'social'),
  breadcrumb: typesetText,
  cases: z.strictObject({
    ...textFields('figures', 'challenge', 'solution', 'results', 'services', 'ledBy').shape,
    ...textFields('next', 'drawn', 'slider', 'before', 'after', 'read').shape,
  }),
  insights: z.strictObject({
    ...textFields('featured', 'more').shape,
    toRead: pluralForms,
    ...textFields('feed', 'service', 'case', 'readNext', 'prev', 'next', 'another').shape,
    ...textFields('author', 'ask', 'askButton').shape,
  }),
  share: textFields('title', 'linkedin', 'x', 'whatsapp', 'email', 'apps', 'copy', 'copied'),
  nextLinks: typesetText,
  /** A preview shows it before the publish date. */
  scheduledNotice: typesetText,
  film: textFields('transcript', 'play', 'youtube'),
  services: z.strictObject({
    ...textFields('all', 'keyPoints', 'example', 'ourWork', 'relatedCase', 'neighbours').shape,
    ...textFields('ledBy', 'readMore', 'hours').shape,
    document: textFields('open', 'firm', 'service', 'asOf', 'sources', 'note'),
    /** It follows the number directly, so it may begin with a space. */
    scoreAtLeast: z.string().min(1),
  }),
  jobs: z.strictObject({
    ...textFields('type', 'fullTime', 'partTime', 'applications').shape,
    ...textFields('apply', 'validThrough', 'untilFilled').shape,
    ...textFields('responsibilities', 'requirements', 'about').shape,
    applyIntroduction: statementText,
    filter: typesetText,
    filters: z.record(z.enum(jobFilterNames), textFields('label', 'all')),
    values: z.record(z.enum(Object.values(worded).flat()), typesetText),
    count: pluralForms,
    closedCount: pluralForms,
    ...textFields('none', 'clear', 'posted', 'closesSoon', 'closedOn', 'takenUntil').shape,
    ...textFields('wereTakenUntil', 'closing', 'closed', 'training', 'others', 'all').shape,
  }),
  profile: textFields('open', 'download', 'fallback'),
  offices: z.strictObject({
    ...textFields('map', 'list', 'headOffice', 'generalInformation', 'localTime', 'closed', 'expected').shape,
    ...textFields('openUntil', 'closedOpens', 'at', 'call', 'email', 'directions', 'contactCard').shape,
  }),
  about: z.strictObject({ services: typesetText, join: textFields('title', 'text', 'button') }),
  people: textFields('list', 'back', 'office', 'worksOn', 'languages', 'email', 'contactCard'),
  partners: textFields('list', 'specialty', 'location', 'chosen'),
  cities: textFields('title', 'all'),
  contactDetails: textFields('label', 'email', 'whatsapp', 'office'),
  /** A chat begins with this; … is the service that the page is about. */
  whatsapp: z.strictObject({ general: plainText, service: withPlaceholder }),
  ...textFields('contents', 'updated').shape,
  notFound: z.strictObject({ page: missing, service: missing, job: missing }),
  refused: errorPage,
  unavailable: errorPage,
});

export type Ui = z.infer<typeof uiSchema>;
