import { expect, test } from 'vitest';
import { contentOf, oneText, sentencesOf } from './content.fixture.ts';
import { checkScript } from './script.ts';

const { exceptions } = contentOf({});
const allowing = (...terms: string[]) => ({ exceptions: { ...exceptions, terms } });

test('a Latin word in Arabic prose', () => {
  expect(checkScript(oneText('Our workshop', 'ورشة workshop لنا'))).toEqual([
    { file: 'ar/file.yaml', key: 'text', sentence: 'Latin word in Arabic prose: workshop' },
  ]);
});

test('Western digits in Arabic prose', () => {
  expect(sentencesOf(checkScript(oneText('30 days', 'خلال 30 يومًا')))).toEqual([
    'Western digits in Arabic prose: 30',
  ]);
});

test('allowed terms pass whole, also behind an Arabic prefix', () => {
  const text = 'تحليل SWOT وPESTLE في Power BI وفق IFRS 16';
  expect(checkScript(oneText('x', text, allowing('SWOT', 'PESTLE', 'Power BI', 'IFRS 16')))).toEqual([]);
  expect(sentencesOf(checkScript(oneText('x', 'برنامج BIM', allowing('BI'))))).toEqual([
    'Latin word in Arabic prose: BIM',
  ]);
});

test('addresses stay Latin', () => {
  expect(checkScript(oneText('x', 'راسلنا على info@rasikh.example أو +966 50 000 0000.'))).toEqual([]);
});

test('Arabic letters in an English value', () => {
  expect(checkScript(oneText('Rasikh (راسخ)', 'راسخ'))).toEqual([
    { file: 'en/file.yaml', key: 'text', sentence: 'Arabic letters or digits in an English value: راسخ' },
  ]);
});

test('digits of another language', () => {
  expect(sentencesOf(checkScript(oneText('٥ days', '٥ أيام')))).toEqual([
    'Arabic letters or digits in an English value: ٥',
  ]);
});

test('values for the code are no prose', () => {
  const files = {
    'ar/x.yaml': { picture: 'hero-dunes', to: '/services/3', updated: '2026-11-01', target: 50 },
  };
  expect(checkScript(contentOf(files))).toEqual([]);
});
