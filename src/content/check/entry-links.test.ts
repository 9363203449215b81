import { expect, test } from 'vitest';
import { codesOf, contentWith } from '#content/files/content.fixture.ts';
import { checkCases, checkEntryLinks, checkPaths, checkThirdParties } from './entry-links.ts';

const pages = {
  'en/pages/jobs.yaml': {},
  'en/services/3.yaml': {},
  'en/cases/samtech.yaml': { path: '/samtechcase' },
  'en/jobs/1.yaml': {},
};
const home = (to: string) => ({ 'en/pages/home.yaml': { hero: { slides: [{ link: { to } }] } } });
const article = (to: string) => ({ 'en/insights/law.md': { links: [{ to }] } });

test.each([
  ...['/', '/jobs', '/jobs/1', '/apply/1', '/services/3', '/samtechcase', '/services/3?a=1#swot'].map(home),
  ...['https://laws.boe.gov.sa/Law/1?x=%D8%A7', 'mailto:Info@firm.example'].map(article),
  // The end value of a counter is no link, a label is no name.
  { 'en/firm.yaml': { counters: { strip: [{ to: 300 }] } } },
  { 'en/ui.yaml': { cases: { next: 'Next case' } } },
])('%j leads to an existing page', (files) => {
  expect(checkEntryLinks(contentWith({ ...pages, ...files }))).toEqual([]);
});

test.each<[object, string]>([
  [home('/service/3'), 'link.dead: /service/3'],
  // A page leads to other sites by its articles alone.
  ...['https://laws.boe.gov.sa', 'mailto:a@b.example'].map((to): [object, string] => [
    home(to),
    `link.dead: ${to}`,
  ]),
  ...['javascript:alert(1)', 'https://', 'mailto:', 'laws.boe.gov.sa'].map((to): [object, string] => [
    article(to),
    `link.dead: ${to}`,
  ]),
  [article('http://laws.example'), 'link.unencrypted: http://laws.example'],
  [{ 'en/services/3.yaml': { related: { services: [3, 4], case: 'samtech' } } }, 'entry-link.dead: 4'],
  [{ 'en/pages/jobs.yaml': { nextLinks: ['jobs', 'job'] } }, 'entry-link.dead: job'],
  [{ 'en/people/a.yaml': { office: 'cairo' } }, 'entry-link.dead: cairo'],
])('%j leads to a missing page', (files, issue) => {
  expect(codesOf(checkEntryLinks(contentWith({ ...pages, ...files })))).toEqual([issue]);
});

test('the privacy notice covers exactly the other sites that pages load from', () => {
  const parties = [{ id: 'plausible' }];
  const [ar, en] = ['ar/pages/privacy.yaml', 'en/pages/privacy.yaml'];
  const content = { 'third-parties.yaml': { parties }, [ar]: { privacy: { parties } } };
  expect(checkThirdParties(contentWith({ ...content, [en]: { privacy: { parties } } }))).toEqual([]);
  const chat = { parties: [{ id: 'chat' }] };
  expect(checkThirdParties(contentWith({ ...content, [en]: { privacy: chat } }))).toMatchObject([
    { file: 'third-parties.yaml', target: 'plausible' },
    { file: en, target: 'chat' },
  ]);
  const film = { 'en/films/people.yaml': { youtube: 'abcDEF_1-23' } };
  expect(codesOf(checkThirdParties(contentWith(film)))).toEqual(['entry-link.dead: youtube']);
});

test('search words are given only for existing pages', () => {
  const keywords = { '/jobs': 'careers', '/services/3#swot': 'SWOT', '/vacancies': 'careers' };
  expect(checkEntryLinks(contentWith({ ...pages, 'en/search.yaml': { keywords } }))).toEqual([
    { file: 'en/search.yaml', key: 'keywords./vacancies', code: 'link.dead', target: '/vacancies' },
  ]);
});

test('a scheduled page is linked only from pages published with it or later', () => {
  const dated = (datePublished: string, to: string) => ({ datePublished, links: [{ to }] });
  const content = contentWith({
    ...pages,
    'en/insights/a.md': dated('2999-01-01', '/insights/b'),
    'en/insights/b.md': dated('2999-01-01', '/jobs'),
    'en/insights/c.md': dated('2998-12-31', '/insights/b#part'),
    'en/insights/d.md': dated('2026-01-01', '/insights/a'),
  });
  expect(checkEntryLinks(content)).toMatchObject([
    { file: 'en/insights/c.md', code: 'link.early', target: '/insights/b#part' },
    { file: 'en/insights/d.md', code: 'link.early', target: '/insights/a' },
  ]);
});

test.each([
  ['/jobs', ['path.taken: /jobs']],
  ['/search', ['path.taken: /search']],
  ['/samtechcase', ['path.taken: /samtechcase']],
  ['/tradimos', []],
])('a case gets the path %s only if it leads nowhere else', (path, issues) => {
  const found = checkPaths(contentWith({ ...pages, 'en/cases/tradimos.yaml': { path } }));
  expect(codesOf(found)).toEqual(issues);
  for (const issue of found) expect(issue).toMatchObject({ file: 'en/cases/tradimos.yaml', key: 'path' });
});

test('in a firm with partners one leads the first service of a case, in both languages', () => {
  const content = contentWith({
    'en/people/a.yaml': { position: 'Partner, Risk', services: [1] },
    'ar/people/a.yaml': { position: 'الشريكة المسؤولة عن المخاطر', services: [1] },
    'en/people/b.yaml': { position: 'Director, People', services: [2] },
    'ar/people/b.yaml': { position: 'مديرة الموارد البشرية', services: [2] },
    'en/cases/a.yaml': { services: [1, 2] },
    'en/cases/b.yaml': { services: [2, 1] },
    'ar/cases/b.yaml': { services: [2, 1] },
  });
  expect(checkCases(content)).toEqual([
    { file: 'en/cases/b.yaml', key: 'services.0', code: 'case.without-lead' },
    { file: 'ar/cases/b.yaml', key: 'services.0', code: 'case.without-lead' },
  ]);
});

test('a service and an article lead only to a case that used the service', () => {
  const content = contentWith({
    'en/cases/a.yaml': { services: [2, 7] },
    'en/services/2.yaml': { related: { case: 'a' } },
    'en/services/8.yaml': { related: { case: 'a' } },
    'en/services/9.yaml': { related: {} },
    'en/insights/one.md': { service: 7, case: 'a' },
    'en/insights/two.md': { service: 3, case: 'a' },
    'en/insights/three.md': { service: 3 },
    'en/people/a.yaml': { position: 'Director', services: [8] },
  });
  expect(checkCases(content)).toEqual([
    { file: 'en/services/8.yaml', key: 'related.case', code: 'case.unrelated' },
    { file: 'en/insights/two.md', key: 'case', code: 'case.unrelated' },
  ]);
});
