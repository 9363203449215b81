import { beforeEach, describe, expect, test } from 'vitest';
import { getJobs } from '#content/readers.ts';
import { dayMs, hourMs } from '#lib/durations.ts';
import { connect, type Store } from '#server/database/open-database.ts';
import { databaseEngines, freshStore, type TestStore } from '#server/database/store.fixture.ts';
import { deliverAll, deliveryDeps, mailerTo, mailsWith } from '#server/delivery/deliver.fixture.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { closing } from '#tests/support/server/clean-up.ts';
import { acceptQuarantined } from './accept-quarantined.ts';
import { enqueueDailyDigests } from './daily-digest.ts';
import { setStatus } from './set-status.ts';
import { submissionOfAnother, typed } from './submission.fixture.ts';
import { findSubmissionDetails } from './submission-details.ts';
import type { NewSubmission } from './submission-rows.ts';
import { submit } from './submit.ts';

const mails = mailsWith({ mailTo: 'office@firm.example, second@firm.example' });
const { messages, settings } = mails;
// 1 November 2026 is a Sunday: submissions of that day are due on Tuesday.
const sunday = Date.parse('2026-11-01T10:00:00+03:00');
const tuesday = Date.parse('2026-11-03T08:00:00+03:00');

describe.each(databaseEngines)('on %s', (engine) => {
  let store: TestStore;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let mailer: Mailer;
  let now: number;
  beforeEach(async () => {
    store = await freshStore(engine);
    smtp = await startSmtp();
    mailer = mailerTo(smtp.url);
    now = sunday;
  });

  const enqueue = (own: Store = store) =>
    enqueueDailyDigests({ store: own, settings, messages, now: () => now });

  /** Runs a worker at a moment, as a process with separate connections does. */
  async function work(own: Store = store, worker = 'a') {
    await enqueue(own);
    await deliverAll(deliveryDeps(own, { mailer, ...mails, worker, now: () => now }));
  }

  async function sent(changes: Partial<NewSubmission> = {}, at = sunday) {
    const { reference } = await submit(store, submissionOfAnother({ deliveryKinds: [], ...changes }), at);
    const found = store.database.selectFrom('submissions').select(['id', 'reference']);
    return found.where('reference', '=', reference).executeTakeFirstOrThrow();
  }

  async function say(id: string, status: 'taken' | 'answered' | 'seen') {
    const found = await findSubmissionDetails(store.database, id);
    if (found) await setStatus(store, found, { status, name: 'Sara' }, String(found.status_at ?? ''), now);
  }

  const from = (country: string) => ({ values: { ...typed, country } });

  test('each address gets one list of its due submissions, by form and country', async () => {
    const egypt = await sent(from('egypt'));
    const uae = await sent(from('uae'));
    const overdue = await sent({ form: 'training' }, sunday - 3 * dayMs);
    const answered = await sent();
    const tomorrow = await sent({}, sunday + dayMs);
    const spam = await sent({ suspicions: ['honeypot'] });
    await say(uae.id, 'taken');
    await say(answered.id, 'answered');
    now = tuesday;
    await work();
    await work();
    const byReceiver = Map.groupBy(smtp.mails, ({ envelope }) => envelope.to.join());
    expect([...byReceiver.keys()].sort()).toEqual([
      'cairo@firm.example',
      'office@firm.example',
      'second@firm.example',
    ]);
    expect(smtp.mails).toHaveLength(3);
    const { dailyDigest: due } = messages.en.mails;
    const [toCairo] = byReceiver.get('cairo@firm.example') ?? [];
    expect(toCairo?.subject).toBe(`${due.subject} · Tuesday 3 November`);
    expect(toCairo?.text).toContain(egypt.reference);
    const text = byReceiver.get('office@firm.example')?.[0]?.text ?? '';
    const { forms, fields } = messages.en.forms;
    const order = [
      forms.contact.name,
      fields.country.choices?.uae,
      uae.reference,
      due.today,
      `${messages.en.submissionStatus.statuses.taken}: Sara`,
      'https://www.firm.example/submission-status?link=',
      forms.training.name,
      overdue.reference,
      'Overdue since Monday\u00a02\u00a0November',
    ];
    const places = order.map((words) => text.indexOf(words ?? ''));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const held = text.indexOf(due.quarantined.heading);
    expect(text.indexOf(spam.reference)).toBeGreaterThan(held);
    expect(text.slice(held)).toContain(messages.en.submissionStatus.quarantine.suspicions.honeypot);
    for (const { reference } of [egypt, answered, tomorrow]) expect(text).not.toContain(reference);
    expect(text).not.toContain('القحطاني');
  });

  test('a quarantined submission is listed each morning until it is accepted or deleted', async () => {
    const { id, reference } = await sent({ suspicions: ['too-fast'], deliveryKinds: ['staff-mail'] });
    now = Date.parse('2026-11-02T08:00:00+03:00');
    await work();
    expect(smtp.mails.map(({ text }) => text?.includes(reference))).toEqual([true, true]);
    expect(smtp.mails[0]?.text).not.toContain(messages.en.mails.dailyDigest.text);
    await acceptQuarantined(store, id, now);
    smtp.mails.splice(0);
    now = tuesday;
    await deliverAll(deliveryDeps(store, { mailer, ...mails, now: () => now }));
    expect(smtp.mails).toHaveLength(1);
  });

  test('several processes send the digest once', async () => {
    await sent();
    now = tuesday;
    const others = [1, 2, 3].map(() => closing(connect(store.location)));
    await Promise.all(others.map((own, at) => work(own, `worker ${at}`)));
    expect(smtp.mails).toHaveLength(2);
  });

  test('no digest is sent before the morning, in the evening, at the weekend, or if nothing is due', async () => {
    await sent();
    for (const moment of [
      '2026-11-03T07:59:59+03:00',
      '2026-11-03T17:00:00+03:00',
      '2026-11-06T10:00:00+03:00',
      '2026-11-07T10:00:00+03:00',
      '2026-11-02T10:00:00+03:00',
    ]) {
      now = Date.parse(moment);
      await work();
      expect([moment, smtp.mails]).toEqual([moment, []]);
    }
    expect(await store.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('on a holiday only the offices of that country get no digest', async () => {
    // Wednesday, 23 September 2026, is the National Day of Saudi Arabia.
    const monday = Date.parse('2026-09-21T10:00:00+03:00');
    const [own, egypt] = [await sent(from('ksa'), monday), await sent(from('egypt'), monday)];
    const overdue = await sent(from('ksa'), monday - 7 * dayMs);
    now = Date.parse('2026-09-23T09:00:00+03:00');
    await work();
    const ofHoliday = smtp.mails.map(({ text }) => text ?? '').join();
    expect(ofHoliday).toContain(egypt.reference);
    for (const { reference } of [own, overdue]) expect(ofHoliday).not.toContain(reference);
    smtp.mails.length = 0;
    now += dayMs;
    await work();
    const ofNextDay = smtp.mails.map(({ text }) => text ?? '').join();
    for (const { reference } of [own, overdue]) expect(ofNextDay).toContain(reference);
    expect(ofNextDay).toContain(messages.en.mails.dailyDigest.today);
  });

  test('the digest leaves out submissions that were answered or deleted meanwhile, and an empty or old one is dropped', async () => {
    const [one, other] = [await sent(), await sent()];
    now = tuesday;
    await enqueue();
    await store.database.deleteFrom('submissions').where('id', '=', one.id).execute();
    await work();
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[0]?.text).toContain(other.reference);
    expect(smtp.mails[0]?.text).not.toContain(one.reference);

    now += dayMs;
    await enqueue();
    await say(other.id, 'answered');
    await work();
    await sent();
    await enqueue();
    // After office hours of the next day no digest is made, and a waiting one is too late.
    now += dayMs + 10 * hourMs;
    await work();
    expect(smtp.mails).toHaveLength(2);
    const waiting = store.database.selectFrom('outbox').select('id').where('state', '!=', 'sent');
    expect(await waiting.execute()).toEqual([]);
  });

  test('an application that is taken is due again when its four weeks end', async () => {
    const job = String(getJobs('en')[0]?.id);
    const values = { ...typed, country: undefined, job };
    const { id, reference } = await sent({ form: 'application', values });
    await say(id, 'seen');
    now = Date.parse('2026-11-26T08:00:00+03:00');
    await work();
    expect(smtp.mails).toEqual([]);
    now = Date.parse('2026-11-29T08:00:00+03:00');
    await work();
    for (const words of [reference, messages.en.mails.dailyDigest.today, `${messages.en.jobTitle(job)}:`])
      expect(smtp.mails[0]?.text).toContain(words);
  });
});
