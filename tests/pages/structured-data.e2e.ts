import { expect } from '@playwright/test';
import { type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';
import { querySelector, querySelectorAll } from 'ultrahtml/selector';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { parsePath } from '#routing/paths.ts';
import {
  contentOf,
  entriesOf,
  exceptions,
  idsOf,
  languageOf,
  pages,
  today,
} from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementsIn } from '../support/html/elements-in.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** Each type needs these properties of Google's and schema.org's. */
const required: Record<string, string> = {
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  WebSite: '@id url name inLanguage publisher',
  Organization: '@id name url logo',
  ContactPoint: 'contactType telephone email availableLanguage',
  PostalAddress: 'streetAddress addressLocality addressCountry',
  ProfessionalService:
    '@id name url address telephone email openingHoursSpecification specialOpeningHoursSpecification geo parentOrganization',
  OpeningHoursSpecification: 'opens closes',
  GeoCoordinates: 'latitude longitude',
  Service: '@id name description url serviceType provider areaServed image',
  DigitalDocument: '@id name description url dateModified inLanguage isAccessibleForFree about publisher',
  Article: '@id headline image datePublished author publisher inLanguage',
  Person: '@id name url',
  JobPosting:
    '@id title description datePosted employmentType identifier hiringOrganization jobLocation directApply',
  PropertyValue: 'name value',
  Place: 'address',
};

/** Pages describe these in addition to themselves and their breadcrumbs. */
const expectedThings: [page: RegExp, things: string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/whoweare$/, ['Organization']],
  [/^\/offices$/, idsOf('offices').map(() => 'ProfessionalService')],
  [/^\/ourpeople$/, idsOf('people').map(() => 'Person')],
  [/^\/services\/\d+$/, ['Service']],
  [/^\/services\/\d+\/document$/, ['DigitalDocument']],
  [/^\/insights\/.+$/, ['Article']],
];

/** Pages leave out jobs and hours that had ended on the day of the build. */
const builtOn = riyadhDay(Date.now());

interface PageData {
  path: string;
  document: Node;
  things: Thing[];
  /** Returns the things and all things inside them. */
  all: Thing[];
}

let site: PageData[];

// All tests share one reading of the site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  site = await Promise.all(
    pages.map(async (path) => {
      const document = parse(await (await fetch(`${baseURL}${path}`)).text());
      const scripts = querySelectorAll(document, 'script[type="application/ld+json"]');
      const graphs = scripts.map((script) => JSON.parse(textOf(script)));
      expect(graphs.map((graph) => graph['@context'])).toEqual(graphs.map(() => 'https://schema.org'));
      const things: Thing[] = graphs.flatMap((graph) => graph['@graph']);
      return { path, document, things, all: things.flatMap(within) };
    }),
  );
});

test('structured data describes each page, and only open jobs are job postings @once', () => {
  for (const { path, things } of site) {
    const { path: bare } = parsePath(path);
    const [, about = []] = expectedThings.find(([page]) => page.test(bare)) ?? [];
    const [, job] = /^\/jobs\/(\d+)$/.exec(bare) ?? [];
    const open = job && jobState(contentOf('en', `jobs/${job}`), today) !== 'closed';
    const types = things.map((thing) => thing['@type']);
    const expected = [...about, ...(open ? ['JobPosting'] : [])];
    expect
      .soft(
        types.filter((type) => type !== 'BreadcrumbList'),
        path,
      )
      .toEqual(expected);
  }
});

test('structured data has every property that search engines ask for @once', () => {
  for (const { path, all } of site) {
    for (const thing of all) {
      // A job may be in a country without an office.
      const isOfJob = thing['@type'] === 'PostalAddress' && path.includes('/jobs/');
      const properties = (isOfJob ? 'addressCountry' : required[thing['@type']])?.split(' ');
      expect.soft(properties, `${path}: ${thing['@type']}`).toBeDefined();
      const missing = properties?.filter((name) => (thing[name] ?? '') === '');
      expect.soft(missing, `${path}: ${thing['@type']}`).toEqual([]);
    }
  }
});

test('structured data of an office has its coming special hours @once', () => {
  const offices = site.flatMap(({ path, things }) =>
    things.filter((thing) => thing['@type'] === 'ProfessionalService').map((thing) => ({ path, thing })),
  );
  expect(offices.length).toBeGreaterThan(0);
  for (const { path, thing } of offices) {
    const language = languageOf(path);
    const special = within(thing.specialOpeningHoursSpecification);
    const { country } =
      entriesOf(language, 'offices').find(({ title }) => String(thing.name).includes(title)) ?? {};
    const coming = contentOf(language, 'holidays').holidays.filter(
      (each: { countries: string[]; last: string }) =>
        each.countries.includes(country) && each.last >= builtOn,
    );
    for (const { name, first, last, hours } of coming.slice(0, 3)) {
      const told = special.filter((each) => each.validFrom === first && each.validThrough === last);
      const times = told.map((each) => [String(each.name).replace('\u00a0', ' '), each.opens, each.closes]);
      const open = hours?.map(({ opens, closes }: Record<string, string>) => [name, opens, closes]);
      expect.soft(times, `${path}: ${name}`).toEqual(open ?? [[name, '00:00', '00:00']]);
    }
    expect.soft(coming.length, path).toBeGreaterThan(0);
  }
});

test('every reference in structured data is defined on some page @once', () => {
  const known = new Set(site.flatMap(({ all }) => all.map((thing) => thing['@id'])));
  for (const { path, things } of site) {
    const names = things.map((thing) => thing['@id']);
    expect.soft(new Set(names).size, path).toBe(names.length);
    const unknown = things.flatMap(references).filter((name) => !known.has(name));
    expect.soft(unknown, path).toEqual([]);
  }
});

test('structured data is in the language of its page @once', () => {
  for (const { path, all } of site) {
    const language = languageOf(path);
    const languages = all.flatMap((thing) => thing.inLanguage ?? language);
    expect.soft(new Set(languages).difference(new Set([language])), path).toEqual(new Set());
    const called = all.map((thing) => String(thing.name ?? thing.title ?? '')).filter(Boolean);
    const brands: string[] = exceptions().brands;
    const foreign = called.filter(
      (name) => /[ء-ي]/.test(name) !== (language === 'ar') && !brands.includes(name),
    );
    expect.soft(foreign, path).toEqual([]);
  }
});

test('structured breadcrumbs match the visible ones @once', () => {
  let shown = 0;
  for (const { path, document, things } of site) {
    const label = contentOf(languageOf(path), 'ui').breadcrumb;
    const crumbs = elementsIn(document, `nav[aria-label="${label}"] li`);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = within(list?.itemListElement ?? []);
    const markedCrumbs = items.map(({ position, name, item }) => {
      return [position, name, item && new URL(String(item)).pathname];
    });
    const visibleCrumbs = crumbs.map((crumb, index) => {
      return [index + 1, textOf(crumb), querySelector(crumb, 'a')?.attributes.href];
    });
    expect.soft(markedCrumbs, path).toEqual(visibleCrumbs);
    if (list) shown += 1;
  }
  // Leaves out the home pages and the company profile, which fills the window.
  expect(shown).toBe(pages.length - 4);
});

test('a job posting matches its page @once', () => {
  for (const { path, document, things } of site) {
    const posting = things.find((thing) => thing['@type'] === 'JobPosting');
    if (!posting) continue;
    const job = contentOf(languageOf(path), path.replace(/^\/ar/, '').slice(1));
    expect(posting).toMatchObject({
      title: job.title,
      datePosted: job.datePosted,
      employmentType: job.type === 'full-time' ? 'FULL_TIME' : 'PART_TIME',
      directApply: true,
      hiringOrganization: { name: contentOf(languageOf(path), 'firm').name },
    });
    const end = job.validThrough && `${job.validThrough}T23:59:59+03:00`;
    expect(posting.validThrough).toBe(end);
    const page = textOf(querySelector(document, 'main'));
    const parts = querySelectorAll(parse(String(posting.description)), 'p, h2, li').map(textOf);
    expect(parts.length).toBe(5 + job.responsibilities.length + job.requirements.length);
    for (const part of parts) expect(page, path).toContain(part);
    // The content has no salaries.
    expect(posting).not.toHaveProperty('baseSalary');
  }
});

test('every URL in structured data answers @once', async ({ request }) => {
  const addresses = site.flatMap(({ all }) =>
    all.flatMap(({ url, item, image, logo }) => [url, item, image, logo].filter((one) => one !== undefined)),
  );
  const own = new Set(addresses.map((one) => new URL(String(one)).pathname));
  expect(own.size).toBeGreaterThan(30);
  for (const path of own)
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

const isThing = (value: object): value is Thing => '@type' in value;

/** Returns a thing and all things inside it that have more than an id. */
function within(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(within);
  return isThing(value) ? [value, ...inside] : inside;
}

/** Returns the ids of things that are only referred to. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('@id' in value && !('@type' in value)) return [String(value['@id'])];
  return Object.values(value).flatMap(references);
}

function textOf(node: Node): string {
  let text = '';
  walkSync(node, (one) => {
    if (one.type === TEXT_NODE) text += one.value;
  });
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
}
