import { expect, test } from 'vitest';
import { codesOf, contentOf, oneText } from './content.fixture.ts';
import { checkScript } from './script.ts';

const { exceptions } = contentOf({});
const allowing = (...terms: string[]) => ({ exceptions: { ...exceptions, terms } });

test('a Latin word in Arabic prose', () => {
  expect(checkScript(oneText('Our workshop', 'ورشة workshop لنا'))).toEqual([
    { file: 'ar/file.yaml', key: 'text', code: 'script.latin', found: 'workshop' },
  ]);
});

test('Western digits in Arabic prose', () => {
  expect(codesOf(checkScript(oneText('30 days', 'خلال 30 يومًا')))).toEqual(['script.western-digits: 30']);
});

test('allowed terms pass whole, also behind an Arabic prefix', () => {
  const text = 'تحليل SWOT وPESTLE في Power BI وفق IFRS 16';
  expect(checkScript(oneText('x', text, allowing('SWOT', 'PESTLE', 'Power BI', 'IFRS 16')))).toEqual([]);
  expect(codesOf(checkScript(oneText('x', 'برنامج BIM', allowing('BI'))))).toEqual(['script.latin: BIM']);
});

test('addresses stay Latin', () => {
  expect(checkScript(oneText('x', 'راسلنا على info@rasikh.example أو +966 50 000 0000.'))).toEqual([]);
});

test('Arabic letters in an English value', () => {
  expect(checkScript(oneText('Rasikh (راسخ)', 'راسخ'))).toEqual([
    { file: 'en/file.yaml', key: 'text', code: 'script.arabic', found: 'راسخ' },
  ]);
});

test('digits of another language', () => {
  expect(codesOf(checkScript(oneText('٥ days', '٥ أيام')))).toEqual(['script.arabic: ٥']);
});

test('values for the code are no prose', () => {
  const files = {
    'ar/x.yaml': { picture: 'hero-dunes', to: '/services/3', updated: '2026-11-01', target: 50 },
  };
  expect(checkScript(contentOf(files))).toEqual([]);
});
