import { expect, test } from 'vitest';
import { codesOf, contentWith } from '#content/files/content.fixture.ts';
import { siteContent, siteContentWith } from '#content/files/site-content.fixture.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import {
  checkAnchors,
  checkCounts,
  checkOrderAndLeads,
  checkRegister,
  checkRepeated,
} from './consistency.ts';

const people = { 'en/people/a.yaml': { order: 1, services: [1] }, 'en/people/b.yaml': { order: 2 } };

test('a service without a lead and a place that two entries have are issues', () => {
  const services = { 'en/services/1.yaml': { order: 1 }, 'en/services/2.yaml': { order: 1 } };
  expect(checkOrderAndLeads(contentWith({ ...people, ...services }))).toEqual([
    { file: 'en/services/2.yaml', key: 'order', code: 'order.taken', found: '1' },
    { file: 'en/services/2.yaml', key: '', code: 'service.without-lead' },
  ]);
});

test('an id or a number that a list has twice is an issue, and a text is not', () => {
  const service = { subCards: [{ id: 'scan' }, { id: 'plan' }, { id: 'scan' }], points: ['Yes', 'Yes'] };
  const files = { 'en/people/a.yaml': { services: [7, 9, 7] }, 'ar/services/1.yaml': service };
  expect(checkRepeated(contentWith(files))).toEqual([
    { file: 'en/people/a.yaml', key: 'services.2', code: 'list.repeated', found: '7' },
    { file: 'ar/services/1.yaml', key: 'subCards.2.id', code: 'list.repeated', found: 'scan' },
  ]);
});

test.each([
  ['/ourpeople#a', []],
  ['/ourpeople#gone', ['link.dead: /ourpeople#gone']],
  ['/offices#gone', ['link.dead: /offices#gone']],
  ['/services/1#charter', []],
  ['/services/1#swot', []],
  ['/services/1#gone', ['link.dead: /services/1#gone']],
  ['/privacy#rights', []],
])('search words of %s have the issues %j', (path, issues) => {
  const service = { sections: [{ id: 'charter' }], swot: {} };
  const search = { keywords: { [path]: 'words' } };
  const found = checkAnchors(
    contentWith({ ...people, 'en/services/1.yaml': service, 'en/search.yaml': search }),
  );
  expect(codesOf(found)).toEqual(issues);
});

test.each([
  ['en', 'our two leaders', []],
  ['en', 'Our five leaders', ['figure.differs: 2: five leaders']],
  ['en', 'our 12 leaders', ['figure.differs: 2: 12 leaders']],
  ['en', 'these leaders', []],
  ['ar', 'قادتنا الخمسة', ['figure.differs: 2: قادتنا الخمسة']],
  ['ar', 'قادتنا ال٢', []],
  ['ar', 'قادتنا الاثنان', []],
])('in %s, "%s" next to two people has the issues %j', (language, text, issues) => {
  const counted: Exceptions['counted'] = [{ folder: 'people', en: ['# leaders'], ar: ['قادتنا ال#'] }];
  const entries = Object.entries(people).map(([file, person]) => [file.replace('en', language), person]);
  const files = { ...Object.fromEntries(entries), [`${language}/ui.yaml`]: { text } };
  const { exceptions } = contentWith({});
  expect(codesOf(checkCounts(contentWith(files, { exceptions: { ...exceptions, counted } })))).toEqual(
    issues,
  );
});

const { sectors } = siteContent.files['register.yaml'] as {
  sectors: { id: string; asked: Record<string, number> }[];
};
const [first, ...rest] = sectors;
const oneMore = { ...first, asked: { ...first?.asked, ksa: (first?.asked.ksa ?? 0) + 1 } };

test.each([
  ['a client more', { sectors: [oneMore, ...rest] }],
  ['a sector less', { sectors: rest }],
  ['nobody who said no', { declined: [] }],
])('%s in the register differs from the counters and the texts', (_, change) => {
  const found = checkRegister(siteContentWith({ 'register.yaml': change }));
  expect(found.map(({ code }) => code)).toContain('register.differs');
});
