import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { test } from 'vitest';
import { type Answer, type FixtureDeps, serveFixture } from '../app.fixture.ts';
import type { Engine, StoreOptions } from '../database/open-database.ts';
import { freshStore } from '../database/store.fixture.ts';
import type { Tables } from '../database/tables.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtp } from '../mail/smtp.fixture.ts';
import { mails, monitoringWith } from '../messages/deliver.fixture.ts';
import { deliverOnce } from '../messages/deliver.ts';
import { message } from '../messages/message.fixture.ts';
import { signLink } from '../messages/signed-tokens.ts';
import type { NewSubmission } from '../messages/submission-rows.ts';
import { submit } from '../messages/submit.ts';
import { logFixture } from '../monitoring/log.fixture.ts';

export const { messages } = mails;
export const retention = { enquiriesMonths: 24, applicationsMonths: 12, quarantineDays: 30 };

export const posted = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  // As browsers say it from a page that keeps its URL to itself.
  origin: 'null',
};
/** A site with its store, a mail server, and a clock that a test sets. */
export async function openSite(
  engine: Engine,
  changed: Partial<FixtureDeps> = {},
  storeOptions?: StoreOptions,
) {
  const store = await freshStore(engine, storeOptions);
  const smtp = await startSmtp();
  const mailer = createMailer(smtp.url, 'website@rasikh.example');
  const clock = { now: Date.parse('2026-11-05T07:00:00Z') };
  const now = () => clock.now;
  const site = await serveFixture({ store, now, retention, ...changed });
  return {
    ...site,
    store,
    clock,
    mails: smtp.mails,
    /** Stores a message; its reference, and the link to it. */
    async send(changes: Partial<NewSubmission> = {}) {
      const { reference } = await submit(store, message(changes), clock.now);
      const { id } = await store.database
        .selectFrom('submissions')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return {
        reference,
        link: signLink('secret', 'person', id, clock.now),
        statusLink: signLink('secret', 'office', id, clock.now),
      };
    },
    look: (link: string, prefix = '') => site.ask(`${prefix}/yourdata?link=${link}`),
    post: (act: string, fields: Record<string, string>, headers: object = posted, page = '/yourdata') =>
      site.ask(`${page}/${act}`, headers, 'POST', new URLSearchParams(fields).toString()),
    /** Sends all that is due. */
    async deliver() {
      const { log } = logFixture();
      const deps = { store, mailer, mails, monitoring: monitoringWith(log), worker: 'a', now };
      while ((await deliverOnce(deps)) > 0);
    },
    /** Every row of every table but the secrets. */
    async everything(): Promise<string> {
      const tables: (keyof Tables)[] = ['submissions', 'consents', 'outbox', 'files', 'drafts', 'audit_log'];
      const rows = await Promise.all(
        tables.map((table) => store.database.selectFrom(table).selectAll().execute()),
      );
      return JSON.stringify(rows);
    },
    async close() {
      mailer.close();
      await smtp.close();
      await site.close();
      await store.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A test with a site of its own. */
export const testOn = (engine: Engine) =>
  test.extend<{ site: Site }>({
    async site({ task: _ }, use) {
      const site = await openSite(engine);
      await use(site);
      await site.close();
    },
  });

/** What a visitor reads on a page. */
export function read({ body }: Answer) {
  const { document } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return {
    document,
    headline: text('h1'),
    rows: [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      [...row.querySelectorAll('bdi')].map((line) => line.textContent).join('\n'),
    ]),
    errors: [...document.querySelectorAll('[data-error]:not([hidden])')].map((one) => one.textContent),
  };
}

/** A message that tries to be more than text. */
export const hostile = '</textarea><script>alert(1)</script> &amp; %link%\nسطر ثانٍ';
/** As a text area has it. */
export const inTextArea = `>${hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</textarea>`;
export const resume = {
  name: 'سيرة "منى".pdf',
  type: 'application/pdf',
  bytes: readFileSync('server/resume/fixtures/cairo.pdf'),
  warnings: [],
};
export const application = {
  form: 'application' as const,
  values: {
    name: 'منى القحطاني',
    email: 'mona@company.example',
    countryCode: '+966',
    mobileNumber: '+966501234567',
    interestedField: 'الحوكمة',
    job: '1',
  },
  file: resume,
};
