import { expect, test } from 'vitest';
import { numbersIn } from '#content/check/facts.ts';
import { readContent } from '#content/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { dayMs } from '#i18n/time.ts';
import { auditLogTtlMs } from '../messages/audit-log.ts';
import { withdrawnTtlMs } from '../messages/retention.ts';
import { linkTtlMs } from '../messages/signed-tokens.ts';
import { readSettings } from './settings.ts';

const { files } = readContent('content');
const { retention, countsMonths } = readSettings({});
const { enquiriesMonths, applicationsMonths, quarantineDays } = retention;

interface Notice {
  sections: { id: string; paragraphs: string[]; points?: string[] }[];
}
interface Forms {
  forms: Record<'contact' | 'training' | 'application', { consent: string }>;
}

test.each(languageCodes)('the privacy notice (%s) states the periods that the server keeps', (language) => {
  const { sections } = files[`${language}/pages/privacy.yaml`] as Notice;
  const points = sections.find(({ id }) => id === 'retention')?.points ?? [];
  const [drafts, withdrawn, log] = [24, withdrawnTtlMs / dayMs, auditLogTtlMs / (365 * dayMs)];
  const stated = [
    enquiriesMonths,
    applicationsMonths,
    applicationsMonths,
    drafts,
    quarantineDays,
    withdrawn,
    log,
  ];
  expect(points.flatMap(numbersIn)).toEqual(stated.map(String));
  const rights = sections.find(({ id }) => id === 'rights')?.paragraphs.join(' ') ?? '';
  expect(numbersIn(rights)).toContain(String(linkTtlMs.person / dayMs));
  const counts = sections.find(({ id }) => id === 'counts')?.paragraphs ?? [];
  expect(counts.flatMap(numbersIn)).toEqual([String(countsMonths)]);
});

test.each(languageCodes)('each form (%s) states the period that its messages are kept', (language) => {
  const { contact, training, application } = (files[`${language}/forms.yaml`] as Forms).forms;
  expect(numbersIn(contact.consent)).toEqual([String(enquiriesMonths)]);
  expect(numbersIn(training.consent)).toEqual([String(applicationsMonths)]);
  expect(numbersIn(application.consent)).toEqual([String(applicationsMonths)]);
});
