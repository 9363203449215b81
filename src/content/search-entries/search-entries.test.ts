import { expect, test } from 'vitest';
import { getArticles, getJobs, getPartners, getPeople } from '#content/readers.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { paths } from '#routing/paths.ts';
import { decodeIndex, encodeIndex } from '#search/encoded-index.ts';
import { findHits, suggest } from '#search/find-hits.ts';
import { openSearchIndex } from '#search/search-index.ts';
import { boundQuery } from '#search/search-query.ts';
import { searchResultFor } from '#search/search-result.ts';
import { expectedResults } from './expected-results.fixture.ts';
import { searchEntries } from './search-entries.ts';

// The entries come from the content's files, without Astro's Markdown.
const anchors = new Map(getArticles('en').map(({ id, parts }) => [id, parts.slice(1).map(anchorOf)]));
const entries = recordOf(languageCodes, (language) =>
  decodeIndex(encodeIndex(searchEntries(language, anchors))),
);
const searchIndexes = recordOf(languageCodes, (language) => openSearchIndex(entries[language]));

/** Returns the URLs that a query finds, the best first. */
const found = (language: Language, query: string) =>
  findHits(searchIndexes[language], query).map(({ entry }) => entry.path);

/** The sample's queries apply to a firm that still has the page. */
const isThere = (language: Language, path: string) => entries[language].some((entry) => entry.path === path);

test('at least 95 % of visitors’ queries find their page first', () => {
  const asked = languageCodes.flatMap((language) =>
    Object.entries(expectedResults[language])
      .filter(([, first]) => isThere(language, first))
      .map(([query, first]) => {
        const [path = ''] = found(language, query);
        return { query, first, found: first.includes('#') ? path : path.split('#')[0] };
      }),
  );
  const wrong = asked.filter(({ first, found }) => found !== first);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(asked.length / 20);
});

test.each<[Language, path: string, queries: string]>([
  ['en', '/jobs', 'CV, resume, résumé, curriculum vitae, cv upload, apply for a job, vacancy, send my cv'],
  [
    'ar',
    '/jobs',
    'سيرة ذاتية, السيرة الذاتية, سي في, سيرتي الذاتية, CV, شواغر, التقديم على وظيفة, ارسال السيرة الذاتية',
  ],
  ['en', '/applytraining', 'internship'],
  ['ar', '/applytraining', 'تدريب تعاوني'],
])('in %s, visitors come to %s by %s', (language, path, queries) => {
  for (const query of queries.split(', '))
    expect.soft(found(language, boundQuery(query))[0], query).toBe(path);
});

test.each<[Language, title: string, query: string]>([
  ['ar', 'حوكمة الشركات', 'ﺣﻮﻛﻤﺔ اﻟﺸﺮﻛﺎت'],
  ['ar', 'حوكمة الشركات', 'حوكمــة\u200b الش\u200cركات'],
  ['en', 'Governance', 'ｇｏｖｅｒｎａｎｃｅ'],
])(
  'in %s, %j is found in presentation forms, stretched, or with invisible characters',
  (language, title, query) => {
    const entry = { path: '/here', kind: 'page', title, text: '', bodyWords: '' } as const;
    const own = openSearchIndex([...entries[language], entry]);
    expect(findHits(own, boundQuery(query)).map(({ entry }) => entry.path)).toContain('/here');
  },
);

test('people, partners and clients are found by their names in either script and language', () => {
  const [english, arabic] = [entries.en, entries.ar];
  const named = english.filter(
    ({ kind, path }) => kind === 'person' || kind === 'partner' || path === '/#clients',
  );
  expect(named.length).toBe(getPeople('en').length + getPartners('en').length + 1);
  for (const { path, title, text } of named) {
    const other = arabic.find((entry) => entry.path === path);
    const names =
      path === '/#clients'
        ? [...text.split(' · '), ...(other?.text.split(' · ') ?? [])]
        : [title, other?.title];
    for (const name of names)
      for (const language of languageCodes)
        expect(found(language, name ?? '').slice(0, 3), `${name} in ${language}`).toContain(path);
  }
});

test('every page and section is found by its title, and both languages have the same ones', () => {
  const pathsOf = (language: Language) => entries[language].map(({ path }) => path);
  expect(pathsOf('ar')).toEqual(pathsOf('en'));
  const headings = [...anchors].flatMap(([id, ids]) => ids.map((each) => `${paths.article(id)}#${each}`));
  expect(pathsOf('en')).toEqual(expect.arrayContaining(headings));
  for (const language of languageCodes) {
    for (const { path, title } of entries[language])
      expect(found(language, title).slice(0, 5), `${title} in ${language}`).toContain(path);
  }
});

test('a job is found until the end of its last day in Riyadh', ({ skip }) => {
  const [job] = getJobs('en').filter(({ validThrough }) => validThrough);
  if (!job) return skip('No job has a last day.');
  const foundAt = (time: string) => {
    const moment = Date.parse(`${job.validThrough}T${time}+03:00`);
    return searchResultFor(searchIndexes.en, job.title, moment).hits.map(({ entry }) => entry.path);
  };
  expect(foundAt('23:59:00')[0]).toBe(paths.job(job.id));
  expect(foundAt('24:00:00')).not.toContain(paths.job(job.id));
});

test('a word is found anywhere on a page', () => {
  for (const language of languageCodes) {
    const [section] = entries[language].filter(
      ({ path, text }) => /^\/services\/.*#/.test(path) && text.length > 200,
    );
    const words = (section?.text.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length);
    expect(found(language, words.slice(0, 3).join(' ')).slice(0, 3)).toContain(section?.path);
  }
});

test('a misspelled word gets a suggestion, nonsense gets none', () => {
  expect(findHits(searchIndexes.en, 'guvurnanse')).toEqual([]);
  expect(suggest(searchIndexes.en, 'guvurnanse')).toBe('governance');
  expect(suggest(searchIndexes.en, 'governance')).toBeUndefined();
  expect(suggest(searchIndexes.en, 'xqzwv')).toBeUndefined();
});

function anchorOf({ heading = '' }: { heading?: string | undefined }): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-');
}
