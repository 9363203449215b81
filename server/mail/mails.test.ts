import { parseHTML } from 'linkedom';
import { describe, expect, test, vi } from 'vitest';
import { forms } from '#forms/forms.ts';
import { languageCodes, languages, pathPrefixes } from '#i18n/languages.ts';
import { renderEmail } from '../../src/render.tsx';
import { readMessages } from '../content.ts';
import { message } from '../messages/message.fixture.ts';
import type { Submission } from '../messages/submission-details.ts';
import type { Mail } from './mail.ts';
import { staffMail } from './office-mails.ts';
import { confirmationMail } from './visitor-mails.ts';

const messages = readMessages();
const site = 'https://www.rasikh.example';
const link = { url: `${site}/yourdata?link=a.b.c`, validUntil: Date.parse('2026-12-05T10:05:00+03:00') };

const statusUrl = (status: string) => `${site}/message?link=a.b.c&status=${status}`;

const drawn = (mail: Mail) => ({ ...mail, html: mail.email ? renderEmail(mail.email) : '' });

function stored(changes: Partial<Submission> = {}): Submission {
  return {
    id: '1',
    reference: 'K7MF-3XQ2',
    form: 'contact',
    language: 'en',
    // A Thursday.
    created_at: Date.parse('2026-11-05T10:05:00+03:00'),
    fields: { ...message().values, country: 'egypt' },
    consents: [{ given: 1 }],
    file: undefined,
    ...changes,
  };
}

const application: Partial<Submission> = {
  form: 'application',
  fields: { name: 'Omar', email: 'omar@home.example', mobileNumber: '+201001234567', job: '1' },
  file: { name: 'سيرة; rm -rf.pdf', size: 9, warnings: ['encrypted', 'old-word'] },
};

describe.each(languageCodes)('in %s', (language) => {
  const own = messages[language];
  const staff = (changes = {}) => drawn(staffMail(stored({ language, ...changes }), own, statusUrl));
  const confirmation = (changes = {}) =>
    drawn(confirmationMail(stored({ language, ...changes }), own, site, link));

  test("the office's mail names form, country and reference in its subject, and is answered to the visitor", () => {
    const mail = staff();
    expect(mail.subject).toBe(
      `${own.mails.staff.subject.contact} · ${own.forms.fields.country.choices?.egypt} · \u200eK7MF-3XQ2\u200e`,
    );
    expect(mail.replyTo).toEqual({ name: 'منى القحطاني', address: 'Mona@Company.Example' });
    expect(mail.headers).toEqual({ 'Content-Language': language });
  });

  test("the office's mail has every value under its label, in the order of the form", () => {
    const { fields } = own.forms;
    const expected = [
      [fields.country.label, fields.country.choices?.egypt],
      [fields.name.label, 'منى القحطاني'],
      [fields.jobTitle.label, 'CFO'],
      [fields.email.label, 'Mona@Company.Example'],
      [fields.mobileNumber.label, '+966 50 123 4567'],
      [fields.companyName.label, 'شركة النخيل'],
      [fields.industry.label, fields.industry.choices?.banking],
      [fields.reasonForContact.label, fields.reasonForContact.choices?.['support-request']],
      [fields.message.label, 'السلام عليكم،\nنحتاج إلى مراجعة.'],
    ];
    const mail = staff();
    const rows = rowsOf(mail.html);
    const first = rows.findIndex(([label]) => label === fields.country.label);
    expect(rows.slice(first, first + expected.length)).toEqual(expected);
    const positions = expected.map(([label, value]) =>
      mail.text.search(
        new RegExp(`^${label}:[\\n ][\u2066\u2068]${RegExp.escape(value?.split('\n')[0] ?? '')}\u2069$`, 'm'),
      ),
    );
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions[0]).toBeGreaterThan(0);
  });

  test('the confirmation carries nothing that was typed, whoever reads it', () => {
    const fields = Object.fromEntries(Object.keys(message().values).map((name) => [name, `typed: ${name}`]));
    const { subject, text, html, replyTo, headers } = confirmation({ fields });
    expect(JSON.stringify([subject, text, html, replyTo, headers])).not.toContain('typed:');
  });

  test('the confirmation names the job, the service or the article that it is about', () => {
    const { fields } = own.forms;
    expect(rowsOf(confirmation(application).html)).toContainEqual([fields.job.label, own.jobTitle('1')]);
    const asked = confirmation({
      fields: { ...message().values, service: '3', article: 'scorecard-first-quarter' },
    });
    expect(rowsOf(asked.html)).toContainEqual([fields.service.label, own.serviceTitle('3')]);
    const title = own.articleTitle('scorecard-first-quarter');
    expect(rowsOf(asked.html)).toContainEqual([fields.article.label, title]);
  });

  test.each([
    'https://evil.example/login',
    'evil.example',
    'Your account is locked. Sign in at https://evil.example',
    'Call 0501234567 now',
    'Your account is locked today',
    'Mona\u202egnp.exe',
    'a@b.example',
    '<b>Mona</b>',
    'x'.repeat(41),
  ])('nobody is greeted as "%s"', (name) => {
    const { text, html } = confirmation({ fields: { ...message().values, name } });
    expect(text).toContain(own.mails.confirmation.greetingWithoutName);
    expect(text + html).not.toContain(name);
  });

  test.each(['منى القحطاني', 'عبد الله بن محمد', "Conor O'Brien-Smith", 'Dr. José M. Núñez'])(
    'people are greeted by names such as %s',
    (name) => {
      const { text } = confirmation({ fields: { ...message().values, name } });
      expect(text).toContain(own.mails.confirmation.greeting.replace('…', `\u2068${name}\u2069`));
    },
  );

  test('the office reads whether the privacy box was ticked, and when an answer was promised', () => {
    expect(rowsOf(staff().html)).toContainEqual([own.mails.staff.consent, own.mails.staff.ticked]);
    const { html, text } = staff({ consents: [{ given: 0 }] });
    expect(rowsOf(html)).toContainEqual([own.mails.staff.consent, own.mails.staff.empty]);
    expect(text).toMatch(language === 'en' ? /Monday 9 November/ : /يوم الاثنين ٩ نوفمبر/);
  });

  test('an application tells how to get its file, whose name cannot become a command', () => {
    const { text, html } = staff(application);
    expect(text).toContain('\nnpm run inbox -- resume K7MF-3XQ2 --out K7MF-3XQ2.pdf\n');
    expect(rowsOf(html)).toContainEqual([own.forms.fields.resume.label, 'سيرة; rm -rf.pdf']);
    expect(rowsOf(html)).toContainEqual([own.forms.fields.job.label, own.jobTitle('1')]);
  });

  test('on a server the command is the one that works there', () => {
    vi.stubEnv('SETTINGS_FILE', '/etc/rasikh/site.env').stubEnv('npm_lifecycle_event', '');
    expect(staff(application).text).toContain('\nrasikh inbox resume K7MF-3XQ2 --out /tmp/K7MF-3XQ2.pdf\n');
    vi.unstubAllEnvs();
  });

  test('an application says in words what to look out for in its file', () => {
    const { html, text } = staff(application);
    const { warnings, fileWarnings } = own.mails.staff;
    expect(rowsOf(html)).toContainEqual([warnings, fileWarnings.encrypted]);
    expect(rowsOf(html)).toContainEqual([warnings, fileWarnings.unknown]);
    expect(text).not.toMatch(/encrypted|old-word/);
  });

  test('the visitor is greeted by name, and told the reference, the next steps and their days', () => {
    const { subject, text, headers, replyTo } = confirmation();
    expect(subject).toContain('K7MF-3XQ2');
    expect(text).toContain('\u2068منى القحطاني\u2069');
    expect(text).toContain('\u2066K7MF-3XQ2\u2069');
    for (const day of language === 'en'
      ? ['Thursday 5 November 2026 at 10:05 am', 'Sunday 8 November', 'Monday 9 November']
      : ['الخميس ٥ نوفمبر ٢٠٢٦ في ١٠:٠٥ ص', 'الأحد ٨ نوفمبر', 'الاثنين ٩ نوفمبر']) {
      expect(text).toContain(day);
    }
    expect(text).toContain(`\n${site}${pathPrefixes[language]}/privacy\n`);
    expect(text).toContain(own.firm.address);
    expect(headers['Auto-Submitted']).toBe('auto-generated');
    expect(replyTo).toEqual({ name: own.firm.name, address: 'info@rasikh.example' });
  });

  test('an applicant and the office read by when the decision is promised, not a reply', () => {
    const { answered } = own.forms.forms.application.sent;
    const days =
      language === 'en'
        ? ['Monday 9 November', 'Thursday 3 December']
        : ['الاثنين ٩ نوفمبر', 'الخميس ٣ ديسمبر'];
    const rows = rowsOf(confirmation(application).html);
    expect(rows.find(([label]) => label === own.forms.sent.read)?.[1]).toContain(days[0]);
    expect(rows.find(([label]) => label === answered)?.[1]).toContain(days[1]);
    const { text } = staff(application);
    expect([text.includes(days[0] ?? ''), text.includes(days[1] ?? '')]).toEqual([false, true]);
  });

  test('who left neither name nor address is greeted all the same, and the office is asked to call', () => {
    const fields = { mobileNumber: '+201001234567', message: 'A message' };
    expect(confirmation({ form: 'training', fields }).text).toContain(
      own.mails.confirmation.greetingWithoutName,
    );
    const { text, replyTo, subject } = staff({ form: 'training', fields });
    expect([text.includes(own.mails.staff.replyWithoutAddress), replyTo]).toEqual([true, undefined]);
    expect(subject).toBe(`${own.mails.staff.subject.training} · \u200eK7MF-3XQ2\u200e`);
  });

  test('the confirmation leads to the page of what is stored, and says until when', () => {
    const { html, text } = confirmation();
    const { document } = parseHTML(html);
    const leading = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === link.url);
    expect(own.mails.confirmation.yourData).toContain(`[${leading?.textContent}]`);
    expect(text.split('\n')).toContain(link.url);
    const day = new Intl.DateTimeFormat(languages[language].locale, { day: 'numeric', month: 'long' });
    expect(text).toContain(day.format(link.validUntil));
  });

  test('the HTML says its language and direction, and asks nothing of any other place', () => {
    for (const { html } of [staff(application), confirmation()]) {
      const { document } = parseHTML(html);
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

  test('what was typed stays text in the HTML, each line isolated', () => {
    const values = {
      ...message().values,
      name: '<img src=x onerror="a">&amp;',
      message: '\u202eabc\n</td>عربي',
    };
    const { html } = staff({ fields: values });
    expect(html).not.toContain('<img');
    expect(rowsOf(html)).toContainEqual([own.forms.fields.name.label, values.name]);
    expect(html).toContain('<bdi dir="auto">\u202eabc</bdi><br/>\n<bdi dir="auto">&lt;/td&gt;عربي</bdi>');
  });
});

test('an address that is none gets no answer', () => {
  for (const email of ['a@b.example, c@d.example', 'x', 'a@b\u0000\r\nBcc: c@d.example', '<a@b.example>']) {
    const mail = staffMail(stored({ fields: { ...message().values, email } }), messages.en, statusUrl);
    expect(mail.replyTo).toBeUndefined();
  }
});

function rowsOf(html: string): string[][] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('tr')]
    .filter((row) => row.firstElementChild?.tagName === 'TH')
    .map((row) => [row.querySelector('th')?.textContent ?? '', row.querySelector('td')?.textContent ?? '']);
}
