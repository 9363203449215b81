import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { applicationTo } from '../forms/application.ts';
import { jobState, riyadhDay } from '../jobs/state.ts';
import { pdf } from '../server/resume/pdf.fixture.ts';
import { address, paths } from '../src/language/address.ts';
import { type Language, languageCodes, languages } from '../src/language/languages.ts';
import { formatFileSize } from '../src/language/numbers.ts';
import { brokenLine } from './broken-line.ts';
import { inbox, referencesOf } from './inbox.ts';
import { mailsAbout } from './mails.ts';
import { expectSent, plainText } from './sent.ts';
import { words } from './site.ts';
import { expectAccessible, expectNoSidewaysScrolling, layOutWhole, watch } from './visit.ts';

const ids = [1, 2, 3, 4, 5, 6];
const stateOf = (id: number) => jobState(words('en', `jobs/${id}`), riyadhDay(Date.now()));
const open = ids.find((id) => stateOf(id) !== 'closed') ?? 0;
const closed = ids.find((id) => stateOf(id) === 'closed') ?? 0;
const { fields } = applicationTo(open);
const required = fields.filter((field) => field !== 'message');

interface Resume {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const resume = (name: string, buffer: Buffer, mimeType = 'application/pdf'): Resume => ({
  name,
  mimeType,
  buffer,
});
const made = (by: string) => readFileSync(`server/resume/fixtures/${by}`);
const largest = 5 * 1024 * 1024;
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(4000, 7)]);
const large = (bytes: number) => pdf({ more: [{ dictionary: '', stream: randomBytes(bytes) }] });

const applicants: Record<Language, { name: string; file: string }> = {
  en: { name: 'Mariam O’Brien', file: 'Résumé of Mariam (final).pdf' },
  ar: { name: 'مريم الزهراني', file: 'سيرة ذاتية – مريم ٢٠٢٦.pdf' },
};

/** Files that cannot be a résumé, as a browser can tell, each with its message. */
const wrong: [what: string, file: Resume, code: string][] = [
  ['a text', resume('notes.txt', Buffer.from('My life so far'), 'text/plain'), 'resume-type'],
  ['a picture', resume('me.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'), 'resume-type'],
  ['a program', resume('resume.pdf.exe', program, 'application/x-msdownload'), 'resume-type'],
  ['a program renamed to PDF', resume('resume.pdf', program), 'resume-type'],
  ['a program renamed to Word', resume('resume.docx', program), 'resume-type'],
  ['an empty file', resume('resume.pdf', Buffer.alloc(0)), 'resume-empty'],
  ['a file of more than 5 MB', resume('resume.pdf', large(largest)), 'resume-too-large'],
];
/** What only the server can tell, who looks at the whole file. */
const damaged = resume('resume.pdf', made('libreoffice.pdf').subarray(0, 3000));

for (const language of languageCodes) {
  const form = words(language, 'forms');
  const applicant = applicants[language];
  const place = address(language, paths.apply(open));
  const email = `applicant.${language}@people.example`;
  const problem = (page: Page, field: string) => page.locator(`[data-field=${field}] [data-problem]`);
  const send = (page: Page) => page.locator('[data-send]').click();

  test.describe(`an application for a job in ${languages[language].name}`, () => {
    test('arrives with its résumé, which staff get back byte for byte', async ({ page }, info) => {
      const { faults } = watch(page);
      await page.goto(place);
      await fill(page, applicant.name, email);
      await attach(page, resume(applicant.file, made('chromium.pdf')));
      const shown = page.locator('[data-file] output');
      await expect(shown.locator('bdi')).toHaveText(applicant.file);
      await expect(shown).toContainText(formatFileSize(language, made('chromium.pdf').length));
      await send(page);
      const reference = await expectSent(page, language);
      expect(faults).toEqual([]);
      await expectStored(reference, made('chromium.pdf'), info);
      await expectMails(reference);
    });

    test('asks for everything but the message, the résumé first', async ({ page }) => {
      await page.goto(place);
      const names = await page
        .locator('[data-form=application] [data-field]')
        .evaluateAll((all) => all.map((field) => field.getAttribute('data-field')));
      expect(names).toEqual(fields);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await send(page);
      const summary = page.locator('[data-summary]');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(form.summary[required.length - 1]);
      for (const field of required) await expect(problem(page, field)).toHaveText(form.problems.required);
      await expect(problem(page, 'message')).toBeHidden();
      await layOutWhole(page);
      await expectAccessible(page);
      await summary.getByRole('link', { name: form.fields.resume.label }).click();
      await expect(page.locator('[name=resume]')).toBeFocused();
    });

    test('says at once what is wrong with a file, and sends none of it', async ({ page }) => {
      const { files } = watch(page);
      await page.goto(place);
      await fill(page, applicant.name, email);
      for (const [what, file, code] of wrong) {
        await attach(page, file);
        await expect(problem(page, 'resume'), what).toHaveText(form.problems[code]);
        await send(page);
        await expect(page.locator('[data-summary]'), what).toContainText(form.summary[0]);
      }
      expect(files.filter((file) => file === place)).toHaveLength(1);
      await attach(page, resume('resume.doc', made('libreoffice.doc'), 'application/msword'));
      await expect(problem(page, 'resume')).toBeHidden();
      await page.getByRole('button', { name: form.fields.resume.remove }).click();
      await expect(problem(page, 'resume')).toHaveText(form.problems.required);
    });

    test('shows what the server finds in a file, and keeps everything typed', async ({ page }) => {
      await page.goto(place);
      await fill(page, applicant.name, email);
      await attach(page, damaged);
      await send(page);
      await expect(problem(page, 'resume')).toHaveText(form.problems['resume-damaged']);
      await expect(page.locator('[data-summary]')).toBeFocused();
      await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
      await attach(page, resume('resume.docx', made('libreoffice.docx')));
      await expect(problem(page, 'resume')).toBeHidden();
      await send(page);
      await expectSent(page, language);
    });

    test('shows how far the file is on its way, and can be cancelled', async ({ page }) => {
      const line = await page.context().newCDPSession(page);
      await page.goto(place);
      await fill(page, applicant.name, email);
      await attach(page, resume('resume.pdf', large(3_000_000)));
      const speed = { offline: false, latency: 0, downloadThroughput: -1 };
      await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 300_000 });
      await send(page);
      const upload = page.locator('[data-upload]');
      await expect(upload.getByRole('progressbar', { name: form.upload.uploading })).toBeVisible();
      await expect(upload.locator('[data-percent]')).toHaveText(
        language === 'ar' ? /^[١-٩][٠-٩]?٪$/ : /^[1-9]\d?%$/,
      );
      await expect(upload).toContainText(form.upload.of);
      await expect(page.locator('[data-send]')).toHaveText(form.sending);
      await upload.getByRole('button', { name: form.upload.cancel }).click();
      await expect(page.locator('[data-status]')).toHaveText(form.upload.cancelled);
      await expect(upload).toBeHidden();
      await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
      await expect(page.locator('[data-file] output bdi')).toHaveText('resume.pdf');
      await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
      await send(page);
      await expectSent(page, language);
    });

    for (const trouble of ['breaks midway', 'breaks before the answer'] as const) {
      test(`loses nothing on a line that ${trouble}, and is stored once after a retry`, async ({
        page,
        baseURL,
      }, info) => {
        const line = await brokenLine(baseURL ?? '');
        const name = `${applicant.name} ${randomBytes(4).toString('hex')}`;
        const file = large(1_000_000);
        await page.goto(line.address + place);
        await fill(page, name, email);
        await attach(page, resume(applicant.file, file));
        line.become(trouble);
        await send(page);
        await expect(page.locator('[data-summary]')).toContainText(form.failures.offline);
        await expect(page.locator('[name=name]')).toHaveValue(name);
        await expect(page.locator('[name=privacyPolicy]')).toBeChecked();
        await expect(page.locator('[data-file] output bdi')).toHaveText(applicant.file);
        line.become('whole');
        await page.locator('[data-summary]').getByRole('button', { name: form.retry }).click();
        const reference = await expectSent(page, language);
        await expectStored(reference, file, info);
        await mailsAbout(reference, 2);
        expect(await referencesOf(name)).toEqual([reference]);
        line.close();
      });
    }

    test('fits a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(place);
      await expectNoSidewaysScrolling(page);
      await attach(page, resume(`${'سيرة ذاتية طويلة الاسم '.repeat(9)}.pdf`, made('cairo.pdf')));
      await expect(page.locator('[data-file] output bdi')).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test('is not taken for a job that has closed meanwhile, and what was typed stays', async ({ page }) => {
      test.skip(closed === 0, 'No job has closed yet.');
      await page.route(`**${address(language, paths.apply(closed))}`, async (route) => {
        if (route.request().method() === 'POST') return route.continue();
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/data-today="[^"]*"/, 'data-today="2026-10-01"');
        return route.fulfill({ response: answer, body });
      });
      await page.goto(address(language, paths.apply(closed)));
      await fill(page, applicant.name, email);
      await attach(page, resume('resume.pdf', made('cairo.pdf')));
      await send(page);
      await expect(page.locator('[data-summary]')).toContainText(form.failures.closed);
      await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('arrives, and a file that was accepted need not be chosen again', async ({ page }, info) => {
        await page.goto(place);
        await fill(page, applicant.name, 'no address');
        await attach(page, resume(applicant.file, made('libreoffice.docx')));
        await send(page);
        // A .docx that calls itself .pdf is none.
        await expect(problem(page, 'resume')).toHaveText(form.problems['resume-type']);
        await expect(page.locator('[data-draft]')).toBeHidden();
        await attach(page, resume(applicant.file, made('pdfkit.pdf')));
        await send(page);
        await expect(page.locator('[data-summary]')).toBeFocused();
        await expect(problem(page, 'email')).toHaveText(form.problems.email);
        await expect(problem(page, 'resume')).toBeHidden();
        await expect(page.locator('[data-draft]')).toBeVisible();
        await expect(page.locator('[data-draft] bdi')).toHaveText(applicant.file);
        await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
        await expect(page.locator('[name=countryCode]')).toHaveValue('+966');
        await expect(page.locator('[name=privacyPolicy]')).toBeChecked();
        await page.locator('[name=email]').fill(email);
        await send(page);
        const reference = await expectSent(page, language);
        await expectStored(reference, made('pdfkit.pdf'), info);
        await expectMails(reference);
      });

      test('is asked for everything but the message', async ({ page }) => {
        await page.goto(place);
        await send(page);
        await expect(page.locator('[data-summary]')).toContainText(form.summary[required.length - 1]);
        for (const field of required) await expect(problem(page, field)).toHaveText(form.problems.required);
        await expect(problem(page, 'message')).toBeHidden();
      });

      test('has each wrong file refused with its message, and the rest kept', async ({ page }) => {
        await page.goto(place);
        await fill(page, applicant.name, email);
        for (const [what, file, code] of [...wrong, ['a damaged file', damaged, 'resume-damaged'] as const]) {
          await attach(page, file);
          await send(page);
          await expect(problem(page, 'resume'), what).toHaveText(form.problems[code]);
          await expect(page.locator('[name=name]'), what).toHaveValue(applicant.name);
          await expect(page.locator('[data-draft]'), what).toBeHidden();
        }
      });

      test('has no form where the job is closed', async ({ page }) => {
        test.skip(closed === 0, 'No job has closed yet.');
        await page.goto(address(language, paths.apply(closed)));
        await expect(page.locator('[data-send]')).toBeHidden();
        await expect(page.getByRole('main')).toContainText(words(language, 'ui').jobs.closed);
      });
    });
  });

  async function expectMails(reference: string) {
    const mails = await mailsAbout(reference, 2);
    const staff = mails.get('info@rasikh.example');
    expect(staff?.replyTo?.[0]?.address).toBe(email);
    const text = plainText(staff?.text);
    for (const part of [applicant.name, applicant.file, words(language, `jobs/${open}`).title]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`npm run inbox -- resume ${reference} --out`);
    expect(mails.get(email)?.text).toContain(reference);
    for (const mail of mails.values()) expect(mail.attachments).toEqual([]);
  }
}

test('an application to a job that does not exist is told so', async ({ page, request }) => {
  for (const id of ['7', '0', 'manager']) {
    const answer = await page.goto(`/apply/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job not found');
    await expect(page.locator('form[data-form]')).toHaveCount(0);
  }
  expect((await page.goto('/ar/apply/7'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(words('ar', 'ui').notFound.job.headline);
  const posted = await request.post('/apply/7', { form: { name: 'Nobody' } });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
});

async function fill(page: Page, name: string, email: string) {
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=countryCode]').selectOption('+966');
  await page.locator('[name=mobileNumber]').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.locator('[name=interestedField]').fill('الحوكمة & risk');
  await page.locator('[name=privacyPolicy]').check();
}

/** Chooses the file, as a visitor does whose focus comes to the field. */
async function attach(page: Page, file: Resume) {
  await page.locator('[name=resume]').focus();
  await page.locator('[name=resume]').setInputFiles(file);
}

/** Staff get back what was attached, by the command that their mail names. */
async function expectStored(reference: string, bytes: Buffer, info: TestInfo) {
  const out = info.outputPath(`${reference}.pdf`);
  await inbox('resume', reference, '--out', out);
  expect(readFileSync(out).equals(bytes)).toBe(true);
}
