import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#i18n/time.ts';
import { connect, type Store } from '../database/open-database.ts';
import { engines, freshStore } from '../database/store.fixture.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtp } from '../mail/smtp.fixture.ts';
import { logFixture } from '../monitoring/log.fixture.ts';
import { mailsWith, monitoringWith } from './deliver.fixture.ts';
import { deliverOnce } from './deliver.ts';
import { enqueueDueMails } from './due-mails.ts';
import { message, messageOfAnother } from './message.fixture.ts';
import { setStatus } from './set-status.ts';
import { findSubmissionDetails } from './submission-details.ts';
import type { NewSubmission } from './submission-rows.ts';
import { submit } from './submit.ts';

const mails = mailsWith({ mailTo: 'office@rasikh.example, second@rasikh.example' });
const { messages, settings } = mails;
// 1 November 2026 is a Sunday: what came then is due on Tuesday.
const sunday = Date.parse('2026-11-01T10:00:00+03:00');
const tuesday = Date.parse('2026-11-03T08:00:00+03:00');

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describe.each(engines)('on %s', (engine) => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let mailer: ReturnType<typeof createMailer>;
  let now = sunday;
  beforeEach(async () => {
    store = await freshStore(engine);
    smtp = await startSmtp();
    mailer = createMailer(smtp.url, 'website@rasikh.example');
    endings.push(store.close, smtp.close, mailer.close);
    now = sunday;
  });

  /** As a process with its own connections does it, at a moment. */
  async function work(own: Store = store, worker = 'a') {
    const { log } = logFixture();
    const deps = { store: own, mailer, mails, monitoring: monitoringWith(log), worker, now: () => now };
    await enqueueDueMails({ ...deps, settings: mails.settings });
    while ((await deliverOnce(deps)) > 0);
  }

  async function sent(changes: Partial<NewSubmission> = {}, at = sunday) {
    const { reference } = await submit(store, messageOfAnother({ deliveries: [], ...changes }), at);
    const { id } = await store.database
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { id, reference };
  }

  async function say(id: string, status: 'taken' | 'answered' | 'seen') {
    const found = await findSubmissionDetails(store.database, id);
    if (found) await setStatus(store, found, { status, name: 'Sara' }, String(found.status_at ?? ''), now);
  }

  const from = (country: string) => ({ values: { ...message().values, country } });

  test('each address gets one list of what is due that went to it, by form and country', async () => {
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
    const receivers = smtp.mails.map(({ envelope }) => envelope.to.join()).sort();
    expect(receivers).toEqual(['cairo@rasikh.example', 'office@rasikh.example', 'second@rasikh.example']);
    const textTo = (address: string) =>
      smtp.mails.find(({ envelope }) => envelope.to.includes(address))?.text ?? '';
    expect(textTo('cairo@rasikh.example')).toContain(egypt.reference);
    const text = textTo('office@rasikh.example');
    const { due } = messages.en.mails;
    const { forms, fields } = messages.en.forms;
    const order = [
      forms.contact.name,
      fields.country.choices?.uae,
      uae.reference,
      due.today,
      `${messages.en.messageStatus.statuses.taken}: Sara`,
      'https://www.rasikh.example/message?link=',
      forms.training.name,
      overdue.reference,
      'Overdue since Monday 2 November',
    ];
    const places = order.map((words) => text.indexOf(words ?? ''));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const { reference } of [egypt, answered, tomorrow, spam]) expect(text).not.toContain(reference);
    expect(text).not.toContain('القحطاني');
    const html = smtp.mails.find(({ envelope }) => envelope.to.includes('cairo@rasikh.example'));
    expect(html?.subject).toBe(`${due.subject} · Tuesday 3 November`);
  });

  test('several processes send it once', async () => {
    await sent();
    now = tuesday;
    const others = [1, 2, 3].map(() => connect(store.location));
    endings.push(...others.map(({ close }) => close));
    await Promise.all(others.map((own, at) => work(own, `worker ${at}`)));
    expect(smtp.mails).toHaveLength(2);
  });

  test.each([
    ['before the morning', '2026-11-03T07:59:59+03:00'],
    ['in the evening', '2026-11-03T17:00:00+03:00'],
    ['on a Friday', '2026-11-06T10:00:00+03:00'],
    ['on a Saturday', '2026-11-07T10:00:00+03:00'],
    ['before anything is due', '2026-11-02T10:00:00+03:00'],
  ])('none is sent %s', async (_, moment) => {
    await sent();
    now = Date.parse(moment);
    await work();
    expect(smtp.mails).toEqual([]);
    expect(await store.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('what is answered or erased before the mail goes is not in it, and an empty one or one of the day before is dropped', async () => {
    const [one, other] = [await sent(), await sent()];
    now = tuesday;
    await enqueueDueMails({ store, settings, now: () => now });
    await store.database.deleteFrom('submissions').where('id', '=', one.id).execute();
    await work();
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[0]?.text).toContain(other.reference);
    expect(smtp.mails[0]?.text).not.toContain(one.reference);

    now += dayMs;
    await enqueueDueMails({ store, settings, now: () => now });
    await say(other.id, 'answered');
    await work();
    await sent();
    await enqueueDueMails({ store, settings, now: () => now });
    // After office hours of the next day: nothing is made, and what waits is too late.
    now += dayMs + 10 * hourMs;
    await work();
    expect(smtp.mails).toHaveLength(2);
    const waiting = store.database.selectFrom('outbox').select('id').where('state', '!=', 'sent');
    expect(await waiting.execute()).toEqual([]);
  });

  test('an application that was seen is due again when its four weeks end', async () => {
    const values = { ...message().values, country: undefined, job: '1' };
    const { id, reference } = await sent({ form: 'application', values });
    await say(id, 'seen');
    now = Date.parse('2026-11-26T08:00:00+03:00');
    await work();
    expect(smtp.mails).toEqual([]);
    now = Date.parse('2026-11-29T08:00:00+03:00');
    await work();
    expect(smtp.mails[0]?.text).toContain(reference);
    expect(smtp.mails[0]?.text).toContain(messages.en.mails.due.today);
    expect(smtp.mails[0]?.text).toContain(`${messages.en.jobTitle('1')}:`);
  });
});
