import { expect, test } from 'vitest';
import { checkAgreement } from './agreement.ts';
import { contentOf, oneText } from './content.fixture.ts';

const { exceptions } = contentOf({});
const agreed = { exceptions: { ...exceptions, agreed: [{ value: 1000, en: ['# hours'], ar: ['# ساعة'] }] } };

test('a figure that several pages state is the same on all of them', () => {
  expect(checkAgreement(oneText('1,000 hours, in 7 days', '١٬٠٠٠ ساعة', agreed))).toEqual([]);
  expect(checkAgreement(oneText('So far 1,200 hours', 'حتى اليوم ٩٠٠ ساعة', agreed))).toEqual([
    { file: 'en/file.yaml', key: 'text', code: 'figure.differs', agreed: 1000, found: '1,200 hours' },
    { file: 'ar/file.yaml', key: 'text', code: 'figure.differs', agreed: 1000, found: '900 ساعة' },
  ]);
});

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
  expect(checkAgreement(contentOf({ ...people, ...cases }))).toEqual([
    { file: 'en/cases/b.yaml', key: 'services.0', code: 'case.without-partner' },
    { file: 'ar/cases/b.yaml', key: 'services.0', code: 'case.without-partner' },
  ]);
});

test('a case has the same figures on the home page as on its own', () => {
  const results = [
    { figure: 40, label: 'time saved' },
    { figure: 30, label: 'success' },
  ];
  const study = {
    home: { results },
    statistics: [
      { figure: 40, label: 'time saved' },
      { figure: 20, label: 'success' },
    ],
  };
  expect(checkAgreement(contentOf({ 'en/cases/a.yaml': study }))).toEqual([
    { file: 'en/cases/a.yaml', key: 'home.results.1', code: 'results.differ' },
  ]);
});

test.each([
  ['2026-10-11', '2026-12-31', 0],
  ['2026-10-11', '2027-10-11', 0],
  ['2026-10-11', '2030-06-30', 1],
  ['2026-10-11', '2026-10-10', 1],
])('a job posted on %s may close on %s, or not', (datePosted, validThrough, faults) => {
  const found = checkAgreement(contentOf({ 'en/jobs/1.yaml': { datePosted, validThrough } }));
  expect(found).toHaveLength(faults);
});
