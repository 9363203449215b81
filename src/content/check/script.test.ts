import { expect, test } from 'vitest';
import { codesOf, contentOf, oneText } from '#content/content.fixture.ts';
import { checkProse } from './prose.ts';

const { exceptions } = contentOf({});
const allowing = (...terms: string[]) => ({ exceptions: { ...exceptions, terms } });

test('a Latin word in Arabic prose', () => {
  expect(checkProse(oneText('Our workshop', 'ورشة workshop لنا'))).toEqual([
    { file: 'ar/file.yaml', key: 'text', code: 'script.latin', found: 'workshop' },
  ]);
});

test('Western digits in Arabic prose', () => {
  expect(codesOf(checkProse(oneText('30 days', 'خلال 30 يومًا')))).toEqual(['script.western-digits: 30']);
});

test('allowed terms pass whole, also behind an Arabic prefix', () => {
  const text = 'تحليل SWOT وPESTLE في Power BI وفق IFRS 16';
  expect(checkProse(oneText('x', text, allowing('SWOT', 'PESTLE', 'Power BI', 'IFRS 16')))).toEqual([]);
  expect(codesOf(checkProse(oneText('x', 'برنامج BIM', allowing('BI'))))).toEqual(['script.latin: BIM']);
});

test('addresses stay Latin', () => {
  expect(checkProse(oneText('x', 'راسلنا على info@rasikh.example أو +966 50 000 0000.'))).toEqual([]);
});

test('Arabic letters in an English value', () => {
  expect(checkProse(oneText('Rasikh (راسخ)', 'راسخ'))).toEqual([
    { file: 'en/file.yaml', key: 'text', code: 'script.arabic', found: 'راسخ' },
  ]);
});

test('digits of another language', () => {
  expect(codesOf(checkProse(oneText('٥ days', '٥ أيام')))).toEqual(['script.arabic: ٥']);
});

test('values for the code are no prose', () => {
  const files = {
    'ar/pages/jobs.yaml': { picture: 'hero-dunes', nextLinks: ['offices'], updated: '2026-11-01' },
  };
  expect(checkProse(contentOf(files))).toEqual([]);
});
