import { describe, expect, test, vi } from 'vitest';
import { getJobs, getSite } from '#content/readers.ts';
import { forms } from '#forms/forms.ts';
import { languageCodes, languages, pathPrefixes } from '#i18n/languages.ts';
import { readMessages } from '#server/content/site-content.ts';
import { storedSubmission, typed } from '#server/submissions/submission.fixture.ts';
import type { MailedSubmission } from '#server/submissions/submission-details.ts';
import { renderMail } from '../../src/render.tsx';
import { parseHtml } from '../../tests/support/html/parse-markup.ts';
import type { Mail } from './mail.ts';
import { confirmationMail } from './sender-mails.ts';
import { staffMail } from './staff-mails.ts';

const messages = readMessages();
const [job = ''] = getJobs('en').map(({ id }) => String(id));
const site = 'https://www.firm.example';
const link = { url: `${site}/yourdata?link=a.b.c`, validUntil: Date.parse('2026-12-05T10:05:00+03:00') };
const statusUrl = (status: string) => `${site}/submission-status?link=a.b.c&status=${status}`;
const drawn = (mail: Mail) => ({ ...mail, html: mail.body ? renderMail(mail.body) : '' });
const values = { ...typed, country: 'egypt' };

const application: Partial<MailedSubmission> = {
  form: 'application',
  fields: { name: 'Omar', email: 'omar@home.example', mobileNumber: '+201001234567', job },
  file: { name: 'سيرة; rm -rf.pdf', warnings: ['encrypted', 'old-word'] },
};

/** The days of the submission, of its reader, and of the answer. */
const days = {
  en: [
    'Thursday 5\u00a0November\u00a02026 at\u00a010:05\u00a0am',
    'Sunday\u00a08\u00a0November',
    'Monday\u00a09\u00a0November',
  ],
  ar: [
    'الخميس ٥\u00a0نوفمبر\u00a0٢٠٢٦ في\u00a0١٠:٠٥\u00a0ص',
    'الأحد\u00a0٨\u00a0نوفمبر',
    'الاثنين\u00a0٩\u00a0نوفمبر',
  ],
} as const;

describe.each(languageCodes)('in %s', (language) => {
  const own = messages[language];
  const stored = (changes: Partial<MailedSubmission>) =>
    storedSubmission({ language, fields: values, ...changes });
  const staff = (changes = {}) => drawn(staffMail(stored(changes), own, statusUrl));
  const confirmation = (changes = {}) => drawn(confirmationMail(stored(changes), own, site, link));
  const { staff: staffWords, confirmation: confirmationWords } = own.mails;
  const { fields: words } = own.forms;

  test('the office’s email names form, country and reference, and lists every value in the form’s order', () => {
    const expected = [
      [words.country.label, words.country.choices?.egypt],
      [words.name.label, 'منى القحطاني'],
      [words.jobTitle.label, 'CFO'],
      [words.email.label, 'Mona@Company.Example'],
      [words.mobileNumber.label, '+966 50 123 4567'],
      [words.companyName.label, 'شركة النخيل'],
      [words.industry.label, words.industry.choices?.banking],
      [words.reasonForContact.label, words.reasonForContact.choices?.['support-request']],
      [words.message.label, 'السلام عليكم،\nنحتاج إلى مراجعة.'],
    ];
    const mail = staff();
    expect(mail.subject).toBe(
      `${staffWords.subject.contact} · ${words.country.choices?.egypt} · \u200eK7MF-3XQ2\u200e`,
    );
    expect(mail.headers).toEqual({ 'Content-Language': language });
    const rows = rowsOf(mail.html);
    const first = rows.findIndex(([label]) => label === words.country.label);
    expect(rows.slice(first, first + expected.length)).toEqual(expected);
    const positions = expected.map(([label, value]) =>
      mail.text.search(
        new RegExp(`^${label}:[\\n ][\u2066\u2068]${RegExp.escape(value?.split('\n')[0] ?? '')}\u2069$`, 'm'),
      ),
    );
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions[0]).toBeGreaterThan(0);
  });

  test('the confirmation repeats nothing that was typed', () => {
    const fields = Object.fromEntries(Object.keys(values).map((name) => [name, `typed: ${name}`]));
    const { subject, text, html, replyTo, headers } = confirmation({ fields });
    expect(JSON.stringify([subject, text, html, replyTo, headers])).not.toContain('typed:');
  });

  test.each([
    'https://evil.example/login',
    'evil.example',
    'Call 0501234567 now',
    'Your account is locked today',
    'Mona\u202egnp.exe',
    'a@b.example',
    'x'.repeat(41),
  ])('"%s" is not used in a greeting', (name) => {
    const { text, html } = confirmation({ fields: { ...values, name } });
    expect(text).toContain(confirmationWords.greetingWithoutName);
    expect(text + html).not.toContain(name);
  });

  test.each(['منى القحطاني', "Conor O'Brien-Smith", 'Dr. José M. Núñez'])('%s is greeted', (name) => {
    const greeting = confirmationWords.greeting.replace('…', `\u2068${name}\u2069`);
    expect(confirmation({ fields: { ...values, name } }).text).toContain(greeting);
  });

  test('the office’s email says whether the privacy box was ticked, and when an answer is promised', () => {
    expect(rowsOf(staff().html)).toContainEqual([staffWords.consent, staffWords.ticked]);
    const { html, text } = staff({ consents: [{ given: 0 }] });
    expect(rowsOf(html)).toContainEqual([staffWords.consent, staffWords.empty]);
    expect(text).toContain(days[language][2]);
  });

  test('the email of an application gives a safe command for its file, and the file’s warnings', () => {
    const { text, html } = staff(application);
    expect(text).toContain('\nnpm run inbox -- file K7MF-3XQ2 --out K7MF-3XQ2.pdf\n');
    expect(text).not.toMatch(/encrypted|old-word/);
    const { warnings, fileWarnings } = staffWords;
    for (const row of [
      [words.resume.label, 'سيرة; rm -rf.pdf'],
      [words.job.label, own.jobTitle(job)],
      [warnings, fileWarnings.encrypted],
      [warnings, fileWarnings.unknown],
    ])
      expect(rowsOf(html)).toContainEqual(row);
    vi.stubEnv('SETTINGS_FILE', '/etc/website/site.env').stubEnv('npm_lifecycle_event', '');
    const onServer = staff(application).text;
    vi.unstubAllEnvs();
    expect(onServer).toContain('\nwebsite inbox file K7MF-3XQ2 --out /tmp/K7MF-3XQ2.pdf\n');
  });

  test('the confirmation has the reference, the next steps with dates, and the access link', () => {
    const { subject, text, html, headers, replyTo } = confirmation();
    expect(subject).toContain('K7MF-3XQ2');
    const asDay = { day: 'numeric', month: 'long', timeZone: 'Asia/Riyadh' } as const;
    const lastDay = new Intl.DateTimeFormat(languages[language].locale, asDay);
    for (const part of [
      '\u2066K7MF-3XQ2\u2069',
      ...days[language],
      `\n${site}${pathPrefixes[language]}/privacy\n`,
      own.firm.address,
      `\n${link.url}\n`,
      lastDay.format(link.validUntil).replace(' ', '\u00a0'),
    ])
      expect(text).toContain(part);
    const leading = parseHtml(html).querySelector(`a[href="${link.url}"]`);
    expect(confirmationWords.yourData).toContain(`[${leading?.textContent}]`);
    expect(headers['Auto-Submitted']).toBe('auto-generated');
    expect(replyTo).toEqual({ name: own.firm.name, address: getSite().email });
  });

  test('emails about an application promise a decision by a date, not a reply', () => {
    const { answered } = own.forms.forms.application.sent;
    const [, , read] = days[language];
    const decided = { en: 'Thursday\u00a03\u00a0December', ar: 'الخميس\u00a0٣\u00a0ديسمبر' }[language];
    const rows = rowsOf(confirmation(application).html);
    expect(rows.find(([label]) => label === own.forms.sent.read)?.[1]).toContain(read);
    expect(rows.find(([label]) => label === answered)?.[1]).toContain(decided);
    const { text } = staff(application);
    expect(text).toContain(decided);
    expect(text).not.toContain(read);
  });

  test('a submission without name or address gets a general greeting, and the office is asked to call', () => {
    const fields = { mobileNumber: '+201001234567', message: 'A message' };
    const unnamed = confirmation({ form: 'training', fields }).text;
    expect(unnamed).toContain(confirmationWords.greetingWithoutName);
    const { text, replyTo, subject } = staff({ form: 'training', fields });
    expect(text).toContain(staffWords.replyWithoutAddress);
    expect(replyTo).toBeUndefined();
    expect(subject).toBe(`${staffWords.subject.training} · \u200eK7MF-3XQ2\u200e`);
  });

  test('the HTML has its language and direction, and loads nothing from elsewhere', () => {
    for (const { html } of [staff(application), confirmation()]) {
      const document = parseHtml(html);
      const { dir } = languages[language];
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual([language, dir]);
      expect(document.querySelector('img, script, link, iframe, form, [background]')).toBeNull();
      expect(html).not.toMatch(/url\(|@import|@font-face/);
      const links = [...document.querySelectorAll('[href], [src]')].map((each) => each.getAttribute('href'));
      const ours = [
        `${site}${pathPrefixes[language]}/privacy`,
        link.url,
        ...forms.application.statuses.map(statusUrl),
      ];
      for (const one of links) expect(ours).toContain(one);
    }
  });

  test('typed text is escaped in the HTML, each line isolated', () => {
    const name = '<img src=x onerror="a">&amp;';
    const { html } = staff({ fields: { ...values, name, message: '\u202eabc\n</td>عربي' } });
    expect(html).not.toContain('<img');
    expect(rowsOf(html)).toContainEqual([words.name.label, name]);
    expect(html).toContain('<bdi dir="auto">\u202eabc</bdi><br/>\n<bdi dir="auto">&lt;/td&gt;عربي</bdi>');
  });
});

function rowsOf(html: string): string[][] {
  const document = parseHtml(html);
  return [...document.querySelectorAll('tr')]
    .filter((row) => row.firstElementChild?.tagName === 'TH')
    .map((row) => [row.querySelector('th')?.textContent ?? '', row.querySelector('td')?.textContent ?? '']);
}
