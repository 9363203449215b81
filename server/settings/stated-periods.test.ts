import { expect, test } from 'vitest';
import { numbersIn } from '#content/check/facts-in-texts.ts';
import { getFormMessages, getPages } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { dayMs } from '#lib/durations.ts';
import { linkTtlMs } from '#server/private-page/signed-links.ts';
import { auditLogTtlMs } from '#server/submissions/audit-log.ts';
import { withdrawnTtlMs } from '#server/submissions/retention.ts';
import { readSettings } from './settings.ts';

const { retention, analyticsMonths } = readSettings({});
const { contactMonths, applicationsMonths, quarantineDays } = retention;

test.each(languageCodes)('the privacy notice (%s) states the server’s retention periods', (language) => {
  const part = (id: string) => {
    const { paragraphs = [], points = [] } =
      getPages(language).privacy.sections?.find((section) => section.id === id) ?? {};
    return {
      paragraphs: paragraphs.flatMap(numbersIn),
      points: points.flatMap(numbersIn),
      text: points.join(),
    };
  };
  const [pendingUploads, withdrawn, log] = [24, withdrawnTtlMs / dayMs, auditLogTtlMs / (365 * dayMs)];
  const applications = [applicationsMonths, applicationsMonths];
  const stated = [contactMonths, ...applications, pendingUploads, quarantineDays, withdrawn];
  expect(part('retention').points).toEqual(stated.map(String));
  expect({ log, text: part('retention').text }).toEqual({
    log: 5,
    text: expect.stringContaining({ en: 'five years', ar: 'خمس سنوات' }[language]),
  });
  expect(part('rights').paragraphs).toContain(String(linkTtlMs['data-subject'] / dayMs));
  expect(part('counts').paragraphs).toEqual([String(analyticsMonths)]);
});

test.each(languageCodes)('each form (%s) states how long its submissions are kept', (language) => {
  const { contact, training, application } = getFormMessages(language).forms;
  expect(numbersIn(contact.consent)).toEqual([String(contactMonths)]);
  for (const { consent } of [training, application])
    expect(numbersIn(consent)).toEqual([String(applicationsMonths)]);
});
