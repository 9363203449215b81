import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { paths } from '#routing/paths.ts';
import type { AppOptions } from '#server/app.ts';
import type { Engine, StoreOptions } from '#server/database/open-database.ts';
import { databaseEngines, everythingIn, freshStore } from '#server/database/store.fixture.ts';
import { deliverAll, deliveryDeps, mailerTo, mails } from '#server/delivery/deliver.fixture.ts';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { signLink } from '#server/private-page/signed-links.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import type { NewSubmission } from '#server/submissions/submission-rows.ts';
import { submit } from '#server/submissions/submit.ts';
import { serveFixture, type TestResponse } from '#tests/support/server/fixture-site.ts';
import { parseHtml } from '../../tests/support/html/parse-markup.ts';

export const { messages } = mails;

export const posted = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  // Browsers send `null` from a page without a referrer.
  origin: 'null',
};
/** Starts a site with a store, a mail server, and a clock that a test sets. */
export async function openSite(
  engine: Engine,
  changed: Partial<AppOptions> = {},
  storeOptions?: StoreOptions,
) {
  const store = await freshStore(engine, storeOptions);
  const smtp = await startSmtp();
  const mailer = mailerTo(smtp.url);
  const clock = { now: Date.parse('2026-11-05T07:00:00Z') };
  const now = () => clock.now;
  const site = await serveFixture({ store, now, ...changed });
  return {
    ...site,
    store,
    clock,
    mails: smtp.mails,
    /** Stores a submission; resolves to its reference and its link. */
    async send(changes: Partial<NewSubmission> = {}) {
      const { reference } = await submit(store, submission(changes), clock.now);
      const { id } = await store.database
        .selectFrom('submissions')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      const linkFor = (kind: 'data-subject' | 'staff') => signLink('secret', kind, id, clock.now);
      return { id, reference, link: linkFor('data-subject'), statusLink: linkFor('staff') };
    },
    view: (link: string, prefix = '') => site.ask(`${prefix}${paths.yourData}?link=${link}`),
    post: (
      action: string,
      fields: Record<string, string>,
      headers: object = posted,
      page: string = paths.yourData,
    ) => site.ask(`${page}/${action}`, headers, 'POST', new URLSearchParams(fields).toString()),
    deliver: () => deliverAll(deliveryDeps(store, { mailer, now })),
    everything: () => everythingIn(store),
  };
}

export type PrivacySite = Awaited<ReturnType<typeof openSite>>;

/** Gives each test a separate site. The engines take turns with the tests; with TEST_ALL each has all. */
export function testOn(engine: Engine) {
  const onSite = test.extend<{ site: PrivacySite }>({
    async site({ task: _ }, use) {
      await use(await openSite(engine));
    },
  });
  let turn = databaseEngines.indexOf(engine);
  return (title: string, check: (context: { site: PrivacySite }) => Promise<void>) => {
    const isTried = process.env.TEST_ALL || turn++ % databaseEngines.length === 0;
    return (isTried ? onSite : onSite.skip)(title, check);
  };
}

/** Returns the texts that a visitor reads on a page. */
export function read({ body }: TestResponse) {
  const document = parseHtml(`<!doctype html><html><body>${body}</body></html>`);
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return {
    document,
    // A title may hold its last words together.
    headline: text('h1').replaceAll('\u00a0', ' '),
    rows: [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      [...row.querySelectorAll('bdi')].map((line) => line.textContent).join('\n'),
    ]),
    errors: [...document.querySelectorAll('[data-error]:not([hidden])')].map((one) => one.textContent),
  };
}

/** Markup, a placeholder and a second line, which pages must show as text. */
export const hostile = '</textarea><script>alert(1)</script> &amp; %link%\nسطر ثانٍ';
/** The hostile text in the HTML of a text area. */
export const inTextArea = `>${hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</textarea>`;
export const resumeFile = {
  name: 'سيرة "منى".pdf',
  type: 'application/pdf',
  bytes: readFileSync('server/uploads/fixtures/cairo.pdf'),
  warnings: [],
};
export const newApplication = {
  form: 'application' as const,
  values: {
    name: 'منى القحطاني',
    email: 'mona@company.example',
    countryCode: '+966',
    mobileNumber: '+966501234567',
    interestedField: 'الحوكمة',
    job: '1',
  },
  file: resumeFile,
};
