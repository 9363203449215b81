import type { z } from 'zod';
import { articleSchema } from '#content/schemas/article.ts';
import { caseSchema } from '#content/schemas/case.ts';
import { clientsSchema } from '#content/schemas/clients.ts';
import { editorSchema } from '#content/schemas/editor.ts';
import { filmSchema } from '#content/schemas/film.ts';
import { firmSchema } from '#content/schemas/firm.ts';
import { formMessagesSchema } from '#content/schemas/form-messages.ts';
import { holidaysSchema } from '#content/schemas/holidays.ts';
import { homeSchema } from '#content/schemas/home.ts';
import { jobSchema } from '#content/schemas/job.ts';
import { mailMessagesSchema } from '#content/schemas/mail-messages.ts';
import { navigationSchema } from '#content/schemas/navigation.ts';
import { officeSchema } from '#content/schemas/office.ts';
import { pageSchema } from '#content/schemas/page.ts';
import { partnerSchema } from '#content/schemas/partner.ts';
import { personSchema } from '#content/schemas/person.ts';
import { picturesSchema } from '#content/schemas/picture.ts';
import { profileSchema } from '#content/schemas/profile.ts';
import { registerSchema } from '#content/schemas/register.ts';
import { searchSchema } from '#content/schemas/search.ts';
import { securitySchema } from '#content/schemas/security.ts';
import { serviceSchema } from '#content/schemas/service.ts';
import { shareCardMessagesSchema } from '#content/schemas/share-card-messages.ts';
import { siteSchema } from '#content/schemas/site.ts';
import { submissionStatusMessagesSchema } from '#content/schemas/submission-status-messages.ts';
import { thirdPartiesSchema } from '#content/schemas/third-parties.ts';
import { uiSchema } from '#content/schemas/ui.ts';
import { firmValuesSchema } from '#content/schemas/values.ts';
import { yourDataMessagesSchema } from '#content/schemas/your-data-messages.ts';
import { languageCodes, languageFolders } from '#i18n/languages.ts';

/** All collections of `content/`: each is one file, or a folder of files with one schema. */
export const collections = {
  site: shared('site', siteSchema),
  security: shared('security', securitySchema),
  thirdParties: shared('third-parties', thirdPartiesSchema),
  navigation: shared('navigation', navigationSchema),
  pictures: shared('pictures', picturesSchema),
  register: shared('register', registerSchema),
  firm: file('firm', firmSchema),
  ui: file('ui', uiSchema),
  search: file('search', searchSchema),
  forms: file('forms', formMessagesSchema),
  clients: file('clients', clientsSchema),
  values: file('values', firmValuesSchema),
  home: file('pages/home', homeSchema),
  pages: folder('pages', pageSchema, { name: '!(home).yaml' }),
  services: folder('services', serviceSchema, { numbered: true }),
  cases: folder('cases', caseSchema, { maximum: 12 }),
  films: folder('films', filmSchema, { maximum: 12 }),
  holidays: file('holidays', holidaysSchema),
  offices: folder('offices', officeSchema, { maximum: 12 }),
  partners: folder('partners', partnerSchema, { maximum: 12 }),
  people: folder('people', personSchema, { maximum: 12 }),
  jobs: folder('jobs', jobSchema, { numbered: true }),
  insights: folder('insights', articleSchema, { name: '*.md' }),
  profile: file('profile', profileSchema),
  cards: file('cards', shareCardMessagesSchema),
  yourData: file('your-data', yourDataMessagesSchema),
  submissionStatus: file('submission-status', submissionStatusMessagesSchema),
  mails: file('mails', mailMessagesSchema),
  editor: file('editor', editorSchema),
};

type Collections = typeof collections;
export type CollectionName = keyof Collections;
/** The collections of a layout: `shared` is one file for all languages, `file` one a language, `folder` several. */
export type CollectionsOf<Layout extends 'shared' | 'file' | 'folder'> = {
  [Name in CollectionName]: Collections[Name]['layout'] extends Layout ? Name : never;
}[CollectionName];

/** Returns the collection of a file by its path inside content/: `en/jobs/1.yaml`. */
export function collectionOf(file: string) {
  return Object.entries(collections).find(([, { expression }]) => expression.test(file));
}

/** Returns a glob pattern and the same as a regular expression, because the editor matches paths in the browser. */
function matching(pattern: string) {
  const source = pattern
    .replaceAll('.', '\\.')
    .replace(languageFolders, `(?:${languageCodes.join('|')})`)
    .replace(/!\((\w+)\)/, '(?!$1\\.)[^/]+')
    .replace('*', '[^/]+');
  return { pattern, expression: new RegExp(`^${source}$`) };
}

function shared<Schema extends z.ZodType>(path: string, schema: Schema) {
  return { layout: 'shared', path, ...matching(`${path}.yaml`), schema } as const;
}

function file<Schema extends z.ZodType>(path: string, schema: Schema) {
  return { layout: 'file', path, ...matching(`${languageFolders}/${path}.yaml`), schema } as const;
}

interface FolderOptions {
  name?: string;
  numbered?: boolean;
  maximum?: number;
}

/** Files have words or, if `numbered`, numbers as names, as in URLs. The pages are designed for `maximum` files. */
function folder<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { name = '*.yaml', numbered = false, maximum }: FolderOptions = {},
) {
  return {
    layout: 'folder',
    path,
    ...matching(`${languageFolders}/${path}/${name}`),
    schema,
    numbered,
    maximum,
  } as const;
}
