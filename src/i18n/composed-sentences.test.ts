import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getSearchMessages, getUi } from '#content/readers.ts';
import { dayMs, hourMs } from '#lib/durations.ts';
import { formatDate, formatTime, formatWeekday } from './dates.ts';
import { languageCodes } from './languages.ts';
import { formatRiyadhDay, formatRiyadhMoment } from './riyadh-time.ts';

const patterns = {
  en: {
    weekday: '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day',
    date: '\\d{1,2} [A-Z][a-z]+',
    year: ' 20\\d\\d',
    clock: ' at \\d{1,2}:\\d\\d [ap]m',
    time: '(?:\\d{1,2}(?::\\d\\d)? [ap]m|12 noon)',
    beforeDay: '(?:on|by|since|until|[Bb]y the end of|until the end of) ',
    beforeDate: '(?:on|until|soon:)',
  },
  ar: {
    weekday: '(?:السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)',
    date: '[٠-٩]{1,2} [\u0621-\u064a]+',
    year: ' ٢٠[٠-٩]{2}',
    clock: ' في [٠-٩]{1,2}:[٠-٩]{2} [صم]',
    time: '(?:[٠-٩]{1,2}(?::[٠-٩]{2})? [صم]|١٢ ظهرًا)',
    beforeDay: 'يوم ',
    beforeDate: '(?:في|حتى)',
  },
};

// Every month of a year, day of a week and hour of a day.
const moments = Array.from({ length: 48 }, (_, at) => Date.UTC(2027, 0, 1) + at * (8 * dayMs + hourMs));

describe.each(languageCodes)('in %s', (language) => {
  const words = (name: string) => parse(readFileSync(`content/${language}/${name}.yaml`, 'utf8'));
  const [ui, forms] = ['ui', 'forms'].map(words);
  const [mails, yourData, submissionStatus] = ['mails', 'your-data', 'submission-status'].map(words);
  const { weekday, date, year, clock, time, beforeDay, beforeDate } = patterns[language];
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const matches = (texts: string[], pattern: string) => {
    for (const text of texts) expect(plain(text)).toMatch(new RegExp(pattern, 'i'));
  };

  const { posted, closesSoon, closedOn, takenUntil, wereTakenUntil } = ui.jobs;
  const onDay = `${beforeDay}${weekday} ${date}`;

  test.each<[what: string, sentences: string[], of: (moment: number) => string, pattern: string]>([
    [
      'day',
      [
        `${forms.sent.by} …`,
        ...Object.values<string>(mails.staff.promise),
        mails.confirmation.by,
        mails.confirmation.yourData,
        mails.accessLink.text,
        mails.dailyDigest.overdue,
        submissionStatus.rows.by,
        yourData.until,
        yourData.withdrawn.introduction,
      ],
      (moment) => formatRiyadhDay(language, moment),
      onDay,
    ],
    [
      'day on which data is deleted',
      [`${yourData.rows.erased} …`],
      (moment) => formatRiyadhDay(language, moment, { year: 'numeric' }),
      `${onDay}${year}$`,
    ],
    [
      'moment',
      [yourData.rows.ticked, yourData.rows.empty, yourData.deliveries.sent],
      (moment) => formatRiyadhMoment(language, moment),
      `${onDay}${year}${clock}$`,
    ],
    [
      'date of a job',
      [posted, closesSoon, closedOn, takenUntil, wereTakenUntil].map((label) => `${label} …`),
      (moment) => formatDate(language, new Date(moment).toISOString().slice(0, 10)),
      `${beforeDate} ${date}${year}$`,
    ],
  ])('a sentence is grammatical with every %s', (_, sentences, of, pattern) => {
    for (const written of moments.map(of))
      matches(
        sentences.map((sentence) => sentence.replace('…', written)),
        pattern,
      );
  });

  test('an office shows when it opens and closes', () => {
    const { openUntil, closedOpens, at } = ui.offices;
    for (const moment of moments.map((at) => new Date(at))) {
      const [day, hour] = [formatWeekday, formatTime].map((format) => format(language, moment));
      matches([`${openUntil} ${hour}`], `${openUntil} ${time}$`);
      matches([`${closedOpens} ${day} ${at} ${hour}`], `${closedOpens} ${weekday} ${at} ${time}$`);
    }
  });

  test('the number of wrong fields is written in words up to ten', () => {
    expect(new Set(forms.summary).size).toBe(10);
  });
});

test('an Arabic noun has the form that its number needs', () => {
  const { jobs } = getUi('ar');
  const counted = [jobs.count, jobs.closedCount, getSearchMessages('ar').count];
  for (const { one = '', two = '', few = '', many = '', other } of counted) {
    expect(one).toMatch(/^\S+ة(?: |$)/);
    expect(two).toMatch(/تان( |$)/);
    expect([few, many, other].map((form) => form.split(' ')[0])).toEqual(['…', '…', '…']);
    // The noun is singular after 11 to 99 and after hundreds, and plural after 3 to 10.
    expect([noun(many), noun(few) === noun(one)]).toEqual([noun(one), false]);
    expect(noun(other)).toBe(noun(one));
  }
});

const noun = (form: string) => form.replace('… ', '').split(' ')[0];
