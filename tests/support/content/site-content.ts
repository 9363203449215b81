import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readMarkdown } from '#content/articles/markdown.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { parsePath } from '#routing/paths.ts';
import { testNow } from '../run/test-settings.ts';

/** Dozens of tests read the same parsed file. */
const files = new Map<string, unknown>();

export const today = riyadhDay(Date.parse(testNow));

/** Returns whether a job is closed on that day. */
export const isClosed = (job: Parameters<typeof jobState>[0]) => jobState(job, today) === 'closed';

export const jobIds = numbersOf('jobs');

/** An open job and a closed one; 0 where the content has none. */
export const [openJob, closedJob] = [false, true].map(
  (isEnded) => jobIds.find((id) => isClosed(contentOf('en', `jobs/${id}`)) === isEnded) ?? 0,
) as [number, number];

/** The paths of all pages of the build. */
export const builtPaths: string[] = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => `/${file.slice(0, -'.html'.length)}`)
  .map((path) => (path === '/index' ? '/' : path))
  .sort();

/** Leaves out pages that nobody opens directly: 404, thanks, a closed job's form. */
export const pages: string[] = builtPaths.filter(
  (path) =>
    !/\/(?:404|refused|unavailable|sent|dialog|search|yourdata|submission-status)$/.test(path) &&
    !leadsToClosedJob(path),
);

/** Returns the path that the pages of a template share: the English one, without the entry. */
export function templateOf(page: string): string {
  const { path } = parsePath(page);
  if (entriesOf('en', 'cases').some((study) => study.path === path)) return '/[case]';
  return path.replace(/^(\/(?:services|jobs|apply|insights)\/)[^/]+/, '$1[id]');
}

/** One page of each template; their languages alternate. */
export const samples: string[] = [...Map.groupBy(pages, templateOf).values()].map((alike, index) => {
  const inTurn = alike.filter((path) => languageOf(path) === languageCodes[index % languageCodes.length]);
  return inTurn[index % inTurn.length] ?? '';
});

/** One page of each template in each language; with TEST_ALL every page. */
export const pageKinds: string[] = process.env.TEST_ALL
  ? pages
  : [...new Set([...samples, ...firstOfEachKind()])];

function firstOfEachKind(): string[] {
  const kinds = Map.groupBy(pages, (path) => `${languageOf(path)} ${templateOf(path)}`);
  return [...kinds.values()].map(([path = '']) => path);
}

/** Returns the built HTML of a page. */
export const builtPage = (path: string) => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');

/** An article with a table is a template by itself. */
export const articlesWithTable = pages.filter(
  (path) => path.includes('/insights/') && builtPage(path).includes('<table'),
);

function leadsToClosedJob(path: string): boolean {
  const [, id] = path.match(/\/apply\/(\d+)$/) ?? [];
  return Boolean(id && isClosed(contentOf('en', `jobs/${id}`)));
}

export function languageOf(page: string): Language {
  return parsePath(page).language;
}

// biome-ignore lint/suspicious/noExplicitAny: the build has checked the files against their schemas
export type ContentValues = any;

/** Returns the value of a content file: `contentOf('ar', 'pages/home').cases.label`. */
export function contentOf(language: Language, file: string): ContentValues {
  return parsed(`content/${language}/${file}.yaml`);
}

/** Returns the facts for all languages: `siteFacts().email`. */
export const siteFacts = () => parsed('content/site.yaml');
export const exceptions = () => parsed('content/exceptions.yaml');
export const registerFacts = () => parsed('content/register.yaml');

/** Returns the numbers that name a folder's files: services in their order, jobs by number. */
export function numbersOf(folder: 'jobs' | 'services'): number[] {
  const place = (id: number) => contentOf('en', `${folder}/${id}`).order ?? id;
  const numbers = readdirSync(`content/en/${folder}`).map((file) => Number(file.replace('.yaml', '')));
  return numbers.sort((one, other) => place(one) - place(other));
}

export const unusedNumber = (folder: 'jobs' | 'services'): number => Math.max(...numbersOf(folder)) + 1;

export const serviceIds = numbersOf('services');
export const [firstService = 0] = serviceIds;
export const lastService = serviceIds.at(-1) ?? 0;

type OrderedFolder = 'cases' | 'films' | 'offices' | 'partners' | 'people';

/** Returns the entries of a folder in their order. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export function entriesOf(language: Language, folder: OrderedFolder): any[] {
  return readdirSync(`content/en/${folder}`)
    .map((file) => file.replace('.yaml', ''))
    .map((id) => ({ id, ...contentOf(language, `${folder}/${id}`) }))
    .sort((one, other) => one.order - other.order);
}

export const idsOf = (folder: OrderedFolder): string[] => entriesOf('en', folder).map(({ id }) => id);

/** Returns the number of the first service that has a part: `serviceWith('pestle')`. */
export function serviceWith(part: string): number {
  const found = serviceIds.find((id) => part in contentOf('en', `services/${id}`));
  if (!found) throw new Error(`No service has ${part}.`);
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export function articlesOf(language: Language): any[] {
  const folder = `content/${language}/insights`;
  return readdirSync(folder)
    .map((file) => ({
      id: file.replace(/\.md$/, ''),
      ...Object(readMarkdown(readFileSync(`${folder}/${file}`, 'utf8'))),
    }))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished));
}

/** Returns a text without the marks of strong words. */
export const plain = (text: string) => text.replaceAll('**', '');

// biome-ignore lint/suspicious/noExplicitAny: as above
function parsed(file: string): any {
  if (!files.has(file)) files.set(file, parse(readFileSync(file, 'utf8')));
  return files.get(file);
}
