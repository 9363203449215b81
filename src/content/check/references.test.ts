import { expect, test } from 'vitest';
import { codesOf, contentOf } from '#content/content.fixture.ts';
import { checkCases, checkPaths, checkReferences } from './references.ts';

const pages = {
  'en/pages/jobs.yaml': {},
  'en/services/3.yaml': {},
  'en/cases/samtech.yaml': { path: '/samtechcase' },
  'en/jobs/1.yaml': {},
};
const withLink = (to: string) =>
  contentOf({ ...pages, 'en/pages/home.yaml': { hero: { slides: [{ link: { to } }] } } });

test('a link to a path that no page has', () => {
  expect(checkReferences(withLink('/service/3'))).toEqual([
    { file: 'en/pages/home.yaml', key: 'hero.slides.0.link.to', code: 'link.dead', target: '/service/3' },
  ]);
});

test.each(['/', '/jobs', '/jobs/1', '/apply/1', '/services/3', '/samtechcase', '/services/3?a=1#swot'])(
  'the path %s is there',
  (to) => {
    expect(checkReferences(withLink(to))).toEqual([]);
  },
);

test('a page that appears later is linked only from what appears with it or after it', () => {
  const dated = (datePublished: string, to: string) => ({ datePublished, links: [{ to }] });
  const content = contentOf({
    ...pages,
    'en/insights/a.md': dated('2999-01-01', '/insights/b'),
    'en/insights/b.md': dated('2999-01-01', '/jobs'),
    'en/insights/c.md': dated('2998-12-31', '/insights/b#part'),
    'en/insights/d.md': dated('2026-01-01', '/insights/a'),
  });
  expect(checkReferences(content)).toMatchObject([
    { file: 'en/insights/c.md', code: 'link.early', target: '/insights/b#part' },
    { file: 'en/insights/d.md', code: 'link.early', target: '/insights/a' },
  ]);
});

test('services, cases and pages that are named must exist', () => {
  const named = {
    'en/services/3.yaml': { related: { services: [3, 4], case: 'samtech' } },
    'en/pages/jobs.yaml': { nextLinks: ['jobs', 'job'] },
    'en/team/a.yaml': { office: 'cairo' },
  };
  expect(codesOf(checkReferences(contentOf({ ...pages, ...named }))).sort()).toEqual([
    'reference.dead: 4',
    'reference.dead: cairo',
    'reference.dead: job',
  ]);
});

test.each(['/jobs', '/search', '/samtechcase'])('no case gets the path %s, which leads elsewhere', (path) => {
  expect(checkPaths(contentOf({ ...pages, 'en/cases/tradimos.yaml': { path } }))).toEqual([
    { file: 'en/cases/tradimos.yaml', key: 'path', code: 'path.taken', found: path },
  ]);
});

test('cases with paths of their own', () => {
  expect(checkPaths(contentOf({ ...pages, 'en/cases/tradimos.yaml': { path: '/tradimos' } }))).toEqual([]);
});

test('what visitors call a page is noted for a page that is there', () => {
  const keywords = { '/jobs': 'careers', '/services/3#swot': 'SWOT', '/vacancies': 'careers' };
  const content = contentOf({ ...pages, 'en/search.yaml': { keywords } });
  expect(checkReferences(content)).toEqual([
    { file: 'en/search.yaml', key: 'keywords./vacancies', code: 'link.dead', target: '/vacancies' },
  ]);
});

test('the end value of a counter is no link, a label is no name', () => {
  const files = {
    'en/firm.yaml': { counters: { strip: [{ to: 300 }] } },
    'en/ui.yaml': { cases: { next: 'Next case' } },
  };
  expect(checkReferences(contentOf({ ...pages, ...files }))).toEqual([]);
});

test.each(['https://laws.boe.gov.sa/Law/1?x=%D8%A7', 'mailto:Info@rasikh.example'])(
  'an article may lead to %s, a page may not',
  (to) => {
    expect(checkReferences(contentOf({ 'en/insights/law.md': { links: [{ to }] } }))).toEqual([]);
    expect(checkReferences(withLink(to))).toHaveLength(1);
  },
);

test('an article is told of an address that is not encrypted', () => {
  const article = { links: [{ to: 'http://laws.example' }] };
  expect(codesOf(checkReferences(contentOf({ 'en/insights/law.md': article })))).toEqual([
    'link.unencrypted: http://laws.example',
  ]);
});

test.each(['javascript:alert(1)', 'https://', 'mailto:', 'laws.boe.gov.sa'])(
  'no article leads to %s',
  (to) => {
    const issues = checkReferences(contentOf({ 'en/insights/law.md': { links: [{ to }] } }));
    expect(codesOf(issues)).toEqual([`link.dead: ${to}`]);
  },
);

test('the first service of a case is led by a partner, in both languages', () => {
  const people = {
    'en/team/a.yaml': { position: 'Partner, Risk', services: [1] },
    'ar/team/a.yaml': { position: 'الشريكة المسؤولة عن المخاطر', services: [1] },
    'en/team/b.yaml': { position: 'Director, People', services: [2] },
    'ar/team/b.yaml': { position: 'مديرة الموارد البشرية', services: [2] },
  };
  const cases = {
    'en/cases/a.yaml': { services: [1, 2] },
    'en/cases/b.yaml': { services: [2, 1] },
    'ar/cases/b.yaml': { services: [2, 1] },
  };
  expect(checkCases(contentOf({ ...people, ...cases }))).toEqual([
    { file: 'en/cases/b.yaml', key: 'services.0', code: 'case.without-partner' },
    { file: 'ar/cases/b.yaml', key: 'services.0', code: 'case.without-partner' },
  ]);
});

test('a service and an article lead to a case in which that service had a part, or to none', () => {
  const files = {
    'en/cases/a.yaml': { services: [2, 7] },
    'en/services/2.yaml': { related: { case: 'a' } },
    'en/services/8.yaml': { related: { case: 'a' } },
    'en/services/9.yaml': { related: {} },
    'en/insights/one.md': { service: 7, case: 'a' },
    'en/insights/two.md': { service: 3, case: 'a' },
    'en/insights/three.md': { service: 3 },
    'en/team/a.yaml': { position: 'Partner', services: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  };
  expect(checkCases(contentOf(files))).toEqual([
    { file: 'en/services/8.yaml', key: 'related.case', code: 'case.unrelated' },
    { file: 'en/insights/two.md', key: 'case', code: 'case.unrelated' },
  ]);
});
