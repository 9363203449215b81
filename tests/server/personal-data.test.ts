import { inspect } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filledForm } from '#forms/filled-form.fixture.ts';
import { forms } from '#forms/forms.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import { deliverAll, deliveryDeps, mailerTo, mailsWith } from '#server/delivery/deliver.fixture.ts';
import { createHealth } from '#server/health/health.ts';
import { logFixture } from '#server/lib/log.fixture.ts';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { addGauges } from '#server/metrics/gauges.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { signLink } from '#server/private-page/signed-links.ts';
import { send as sendForm, sendParts } from '#server/routes/form-post.fixture.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { pdf } from '#server/uploads/pdf.fixture.ts';
import { serveFixture } from '../support/server/fixture-site.ts';
import { startHttpServer } from '../support/server/http-server.ts';

/** No line of the log and no metric may hold these, in any spelling. */
const traces = /zqmark|زقمارك|571[ -]?903[ -]?482|٥٧١|203\.0\.113|%D8%B2%D9%82/i;

const person = {
  name: 'Zqmark زقمارك',
  email: 'zqmark@zqmark.example',
  mobileNumber: '+966 571 903 482',
  message: 'Zqmark writes: زقمارك, ٠٥٧١٩٠٣٤٨٢\nsecond line of zqmark',
  privacyPolicy: 'on',
};
const work = { jobTitle: 'Zqmark', companyName: 'Zqmark & زقمارك', industry: 'retail' };
const contact = filledForm(forms.contact, {
  ...person,
  ...work,
  country: 'ksa',
  reasonForContact: 'feedback',
});
const training = filledForm(forms.training, { ...person, country: 'uae', industry: 'banking' });
const application = filledForm(forms.application, {
  ...person,
  countryCode: '+966',
  interestedField: 'Zqmark',
});

const routes: [path: string, valid: Record<string, string>][] = [
  ['/contactus', contact],
  ['/ar/contactus/dialog', contact],
  ['/applytraining', training],
  ['/ar/applytraining', training],
  ['/apply/1', application],
  ['/ar/apply/1', application],
];

interface Sending {
  file?: { name: string; bytes: Buffer }[];
  script?: boolean;
  headers?: Record<string, string>;
}

test.each(databaseEngines)(
  'the log and the metrics contain nothing that a visitor sent, whatever fails (%s)',
  async (engine) => {
    const store = await freshStore(engine);
    const noted = logFixture();
    const printed = watchOutput();
    const { log } = noted;
    const metrics = createMetrics();
    const site = await serveFixture({
      store,
      metrics,
      minFillMs: 0,
      deliveryKinds: ['staff-mail', 'confirmation-mail', 'webhook'],
      log,
      trustedProxies: ['127.0.0.1'],
    });
    // A mail server that refuses every receiver and quotes the address, and a system that quotes all.
    const smtp = await startSmtp(undefined, {
      onRcptTo: ({ address }, _session, callback) =>
        callback(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 })),
    });
    const webhookUrl = await startHttpServer((request, response) => {
      request.pipe(response.writeHead(500));
    });
    const send = async (
      path: string,
      fields: Record<string, string>,
      { file = [], script, headers }: Sending = {},
    ) => {
      const accept = script ? 'application/json' : 'text/html';
      const all = { accept, 'user-agent': 'Zqmark/1.0', 'x-forwarded-for': '203.0.113.77', ...headers };
      const filled = { token: issueFormToken('secret', Date.now() - 1), ...fields };
      return path.includes('/apply/')
        ? sendParts(site, filled, { files: file, headers: all }, path)
        : (await sendForm(site, filled, path, all)).status;
    };

    const taken = [];
    for (const [path, valid] of routes) {
      const file = valid === application ? [{ name: 'zqmark زقمارك.pdf', bytes: pdf() }] : [];
      taken.push(await send(path, valid, { file }), await send(path, valid, { file, script: true }));
      for (const script of [false, true]) {
        const everyWrong = Object.fromEntries(Object.keys(valid).map((name) => [name, 'zqmark ز']));
        expect(await send(path, everyWrong, { file, script })).toBe(422);
        taken.push(await send(path, { ...valid, zqmark: 'zqmark' }, { file, script }));
        const stale = await send(path, { ...valid, token: 'zqmark.zqmark.zqmark' }, { file, script });
        const oversized = await send(path, { ...valid, message: 'zqmark'.repeat(60_000) }, { file, script });
        expect([stale, oversized]).toEqual([409, 413]);
      }
      const quarantined = {
        ...valid,
        [hiddenFields.honeypot]: 'zqmark',
        [hiddenFields.proof]: 'zqmark',
        [hiddenFields.pendingUpload]: 'zqmark',
      };
      taken.push(await send(path, quarantined, { file }));
      if (valid !== application) continue;
      for (const bytes of [Buffer.from('zqmark'), Buffer.alloc(6_000_000, 'zqmark')])
        expect(await send(path, valid, { file: [{ name: 'zqmark.pdf', bytes }] })).toBe(422);
      expect(await send(path, valid, { file: [...file, ...file] })).toBe(400);
    }
    expect(new Set(taken)).toEqual(new Set([200, 303]));
    await send('/contactus', contact, { headers: { origin: 'https://zqmark.example' } });
    await send('/contactus', contact, { headers: { 'content-type': 'text/zqmark' } });
    for (const path of [
      '/zqmark',
      '/contactus?service=zqmark',
      '/contactus/sent?key=zqmark',
      '/yourdata?link=zqmark',
      '/submission-status?link=zqmark',
      '/zqmark.pdf?a',
      '/%',
    ])
      await site.ask(path, { 'user-agent': 'zqmark', referer: 'http://zqmark', 'x-request-id': 'zqmark' });

    const { id } = await store.database.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
    const link = signLink('secret', 'staff', id, Date.now());
    const status = { link, name: 'Zqmark', note: 'zqmark', version: '' };
    expect(await send('/submission-status/status', { ...status, status: 'zqmark' })).toBe(422);
    expect(await send('/submission-status/status', { ...status, status: 'taken' })).toBe(303);
    expect(await send('/submission-status/reply', { ...status, reply: 'zqmark' })).toBe(422);
    await site.ask(`/submission-status?link=${link}&status=zqmark&saved`);

    const mailTo = 'zqmark-office@firm.example';
    const settings = { mailTo, webhookUrl, webhookSecret: 'whsec_zqmark' };
    const own = { ...mailsWith(settings), secret: 'zqmark', log, metrics };
    await deliverAll(deliveryDeps(store, { mailer: mailerTo(smtp.url), ...own }));
    // Staff find the quoted message here.
    const errors = await store.database.selectFrom('outbox').select(['kind', 'last_error']).execute();
    expect(errors.some(({ last_error }) => /no mailbox zqmark/.test(last_error ?? ''))).toBe(true);

    await breakInserts();
    await expect(submit(store, submission({ values: contact }), 1)).rejects.toThrow(/zqmark/i);
    const file = [{ name: 'zqmark.pdf', bytes: pdf() }];
    for (const [path, valid] of routes)
      expect(await send(path, valid, { file: valid === application ? file : [] })).toBe(503);
    await store.database.schema.dropTable('pending_uploads').execute();
    expect(
      await send('/apply/1', { ...application, [hiddenFields.pendingUpload]: 'zqmark' }, { file: [] }),
    ).toBe(503);

    const health = createHealth({
      store,
      dataDir: store.location.dataDir,
      minFreeBytes: 1,
      maxUndeliveredMs: 1,
      smtpUrl: 'smtp://mail.example',
      webhookUrl: undefined,
      lastSeenAt: () => performance.now(),
      now: Date.now,
    });
    addGauges(metrics.registry, store, health, Date.now);
    const figures = (await metrics.registry.metrics()) + JSON.stringify(await health());

    const said = new Set(noted.lines.map(({ msg }) => msg.replace(/[A-Z2-9]{4}-[A-Z2-9]{4}/g, '…')));
    expect([...said]).toEqual(
      expect.arrayContaining([
        'Response',
        'A submission could not be stored',
        'staff-mail of … could not be delivered (rejected-address, attempt 1). The site will try again.',
        'webhook of … could not be delivered (webhook-refused, attempt 1). The site will try again.',
        expect.stringMatching(/^A delivery failed permanently: confirmation-mail of …/),
      ]),
    );
    expect(noted.lines.filter(({ kind }) => kind === 'form').length).toBeGreaterThan(70);
    expect(figures).toContain(
      'site_submissions_total{form="application",result="refused",reason="unavailable"}',
    );
    for (const text of [noted.text(), figures, printed()]) expect(traces.exec(text)?.[0]).toBeUndefined();

    /** Makes the database refuse every submission, and quote it in full. */
    async function breakInserts() {
      const statements =
        engine === 'sqlite'
          ? ['create trigger broken before insert on submissions begin select raise(abort, new.fields); end']
          : [
              `create function broken() returns trigger language plpgsql
               as $$ begin raise exception '%', new.fields; end $$`,
              `create trigger broken before insert on submissions for each row execute function broken()`,
            ];
      for (const statement of statements) await sql.raw(statement).execute(store.database);
    }
  },
);

/** The process prints this besides its log. */
function watchOutput() {
  const printing = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  onTestFinished(() => void vi.restoreAllMocks());
  return () => printing.map(({ mock }) => inspect(mock.calls, { depth: null })).join('\n');
}
