import { expect, test } from 'vitest';
import { languageCodes } from '../../src/language/languages.ts';
import { readWords } from '../mail/words.ts';
import { readFormSettings } from '../settings.ts';
import { categoryOf } from './data-categories.ts';
import { markdownOf } from './markdown.ts';
import { processingRecord, recordedForms } from './record.ts';

const settings = readFormSettings({
  SMTP_URL: 'smtps://postmaster:smtp-password@mail.rasikh.example:465',
  MAIL_FROM: 'website@rasikh.example',
  MAIL_TO: 'person@rasikh.example',
  MAIL_TO_EGYPT: 'other@cairo.rasikh.example',
  WEBHOOK_URL: 'https://crm.rasikh.example/hook?key=webhook-key',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  DATABASE_URL: 'postgres://user:database-password@db.rasikh.example/site',
  RETENTION_ENQUIRIES_MONTHS: '18',
});
const words = readWords();
const now = Date.parse('2026-11-21T09:00:00Z');
const records = languageCodes.map((language) => {
  const record = processingRecord({ language, words: words[language], settings, now });
  return { language, record, text: markdownOf(record) };
});

test('every field of every form is described, and no field that is none', () => {
  const fields = new Set(recordedForms.flatMap((form) => form.fields));
  expect([...fields].sort()).toEqual(Object.keys(categoryOf).sort());
  for (const { language, text } of records) {
    for (const name of fields) {
      const { label } = words[language].forms.fields[name as keyof typeof categoryOf];
      expect(text).toContain(`- ${label}: `);
    }
  }
});

test('it says whether a field is required, by the rules of its form', () => {
  const [english] = records;
  const [, contact, training, application] = english?.record.parts ?? [];
  const data = (part: typeof contact) => part?.lines.find(({ label }) => label === 'Personal data')?.texts;
  expect(data(contact)).toContain('Country: country – required');
  expect(data(training)).toContain('Country: country – optional');
  expect(data(application)).toContain('Résumé: career and education – required');
  expect(data(application)).toContain('Message: the person’s own words – optional');
});

test('it names the hosts that data goes to and the time it is kept, but no secret and nobody', () => {
  for (const { text } of records) {
    for (const host of ['mail', 'crm', 'db', 'cairo']) expect(text).toContain(`${host}.rasikh.example`);
    expect(text).not.toMatch(/password|postmaster|person@|other@|webhook-key|whsec/);
  }
  expect(records[0]?.text).toContain('18 months from the day of receipt');
  expect(records[1]?.text).toContain('١٨ شهرًا من يوم الوصول');
});

test('nothing is left to be put in', () => {
  for (const { text } of records) expect(text).not.toContain('…');
});
