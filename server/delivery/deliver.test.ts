import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '#lib/durations.ts';
import { databaseEngines, freshStore, type TestStore } from '#server/database/store.fixture.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { type LogFixture, logFixture } from '#server/lib/log.fixture.ts';
import { type SmtpReply, startRudeSmtp, startSmtp } from '#server/mail/smtp.fixture.ts';
import { submission, typed } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { deliveryDeps, mailerTo, mails } from './deliver.fixture.ts';
import { type DeliveryDeps, deliverOnce } from './deliver.ts';

let store: TestStore;
let now: number;
let noted: LogFixture;
beforeEach(async () => {
  store = await freshStore('sqlite');
  now = Date.parse('2026-11-05T07:00:00Z');
  noted = logFixture();
});

const depsFor = (url?: string, changes: Partial<DeliveryDeps> = {}) =>
  deliveryDeps(store, {
    mailer: url ? mailerTo(url) : undefined,
    log: noted.log,
    now: () => now,
    ...changes,
  });
async function mailServer(answer?: SmtpReply) {
  const smtp = await startSmtp(answer);
  return { mails: smtp.mails, deps: depsFor(smtp.url) };
}
/** The only delivery of its kind. */
const row = (kind: DeliveryKind) =>
  store.database.selectFrom('outbox').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();

test('the office of the submission’s country gets an email, and the visitor a confirmation', async () => {
  const { mails, deps } = await mailServer();
  await submit(store, submission({ values: { ...typed, country: 'egypt' } }), now);
  expect([await deliverOnce(deps), await deliverOnce(deps)]).toEqual([2, 0]);
  const sent = mails.map(({ envelope, messageId }) => [envelope.to.join(), messageId]).sort();
  const [staff, confirmation] = [await row('staff-mail'), await row('confirmation-mail')];
  // Capital letters before the @ may matter to its server, those after it never do.
  expect(sent).toEqual([
    ['Mona@company.example', `<${confirmation.id}@firm.example>`],
    ['cairo@firm.example', `<${staff.id}@firm.example>`],
  ]);
  expect([staff.state, confirmation.state, staff.attempts]).toEqual(['sent', 'sent', 1]);
  expect(noted.lines).toEqual([]);
});

test('a mail server that hangs up after taking an email gets it again under the same id', async () => {
  let taken = '';
  const rude = await startRudeSmtp('.', (socket) => {
    taken += 'taken ';
    socket.destroy();
  });
  await submit(store, submission({ deliveryKinds: ['staff-mail'] }), now);
  await deliverOnce(depsFor(rude.url));
  const { id, ...failed } = await row('staff-mail');
  const last_error = expect.stringMatching(/^unreachable/);
  expect([taken, failed]).toMatchObject(['taken ', { state: 'queued', attempts: 1, last_error }]);
  const { mails, deps } = await mailServer();
  expect(await deliverOnce(deps)).toBe(0);
  now += 72_000;
  expect(await deliverOnce(deps)).toBe(1);
  expect(mails.map(({ messageId }) => messageId)).toEqual([`<${id}@firm.example>`]);
  expect(await row('staff-mail')).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a confirmation to a wrong address fails at once and is logged; the office still gets its email', async () => {
  const { deps } = await mailServer((step, address) =>
    step === 'receiver' && /company/i.test(address) ? 550 : undefined,
  );
  const { reference } = await submit(store, submission(), now);
  await deliverOnce(deps);
  expect([(await row('staff-mail')).state, (await row('confirmation-mail')).state]).toEqual([
    'sent',
    'failed',
  ]);
  expect(noted.lines.map(({ msg }) => msg)).toEqual([
    `A delivery failed permanently: confirmation-mail of ${reference} (rejected-address, attempt 1). ` +
      `To see why: npm run inbox -- show ${reference}; to send it again: npm run inbox -- retry ${reference}`,
  ]);
});

test('an unreachable office is tried for two days; then an error without personal data is logged', async () => {
  const { deps } = await mailServer((step) => (step === 'receiver' ? 550 : undefined));
  const { reference } = await submit(store, submission({ deliveryKinds: ['staff-mail'] }), now);
  const start = now;
  for (let tries = 1; tries <= 9; tries += 1) {
    expect(await deliverOnce(deps)).toBe(1);
    now = Math.max(now, (await row('staff-mail')).send_at);
  }
  expect(await row('staff-mail')).toMatchObject({ state: 'failed', attempts: 9 });
  expect(now - start).toBeGreaterThan(1.5 * dayMs);
  expect(noted.lines).toHaveLength(9);
  expect(noted.lines.at(-1)?.msg).toMatch(
    new RegExp(`^A delivery failed permanently: staff-mail of ${reference} \\(rejected-address`),
  );
  expect(noted.text()).not.toMatch(/منى|company|office@|السلام/i);
  now += 30 * dayMs;
  expect(await deliverOnce(deps)).toBe(0);
});

test('emails wait for a mail server and webhooks for a URL, independently', async () => {
  await submit(store, submission({ deliveryKinds: ['webhook', 'staff-mail'] }), now);
  expect(await deliverOnce(depsFor())).toBe(0);
  expect(await row('staff-mail')).toMatchObject({ state: 'queued', attempts: 0 });
  const { deps } = await mailServer();
  expect(await deliverOnce(deps)).toBe(1);
  expect((await row('staff-mail')).state).toBe('sent');
  expect(await row('webhook')).toMatchObject({ state: 'queued', attempts: 0 });
});

test.each(databaseEngines)(
  'a submission that is erased while it is sent leaves nothing behind (%s)',
  async (engine) => {
    store = await freshStore(engine);
    let erased: Promise<unknown> | undefined;
    const { deps } = await mailServer((step) => {
      if (step === 'data') erased ??= store.database.deleteFrom('submissions').execute();
      return undefined;
    });
    await submit(store, submission(), now);
    await deliverOnce(deps);
    await erased;
    expect([await store.database.selectFrom('outbox').selectAll().execute(), noted.lines]).toEqual([[], []]);
  },
);

test('an email that cannot be rendered does not delay the others', async () => {
  const { url } = await startSmtp();
  await submit(store, submission({ language: 'en', deliveryKinds: ['staff-mail'] }), now);
  await submit(store, submission({ deliveryKinds: ['confirmation-mail'] }), now);
  const messages = {
    ...mails.messages,
    get en(): typeof mails.messages.en {
      throw new Error('no words');
    },
  };
  await deliverOnce(depsFor(url, { messages }));
  expect(await row('staff-mail')).toMatchObject({
    state: 'queued',
    last_error: expect.stringMatching(/^not-rendered/),
  });
  expect((await row('confirmation-mail')).state).toBe('sent');
});
