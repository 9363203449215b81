import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { engines, freshStore } from '../database/store.fixture.ts';
import type { OutboxRow } from '../database/tables.ts';
import { createMailer } from '../mail/mailer.ts';
import { startRudeSmtp, startSmtp } from '../mail/smtp.fixture.ts';
import { logFixture } from '../monitoring/log.fixture.ts';
import { mails, monitoringWith } from './deliver.fixture.ts';
import { type DeliveryDeps, deliverOnce } from './deliver.ts';
import { message, messageOfAnother } from './message.fixture.ts';
import { submit } from './submit.ts';

const from = 'Rasikh <website@rasikh.example>';
const short = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
const ended = <Ending extends { close(): unknown }>(each: Ending) => {
  endings.push(() => each.close());
  return each;
};

describe.each(engines)('%s', (engine) => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  let now = 0;
  let noted = logFixture();
  beforeEach(async () => {
    store = ended(await freshStore(engine));
    now = Date.parse('2026-11-05T07:00:00Z');
    noted = logFixture();
  });

  const partsFor = (url: string | undefined, changes: Partial<DeliveryDeps> = {}): DeliveryDeps => ({
    store,
    mails,
    mailer: url ? ended(createMailer(url, from)) : undefined,
    monitoring: monitoringWith(noted.log),
    now: () => now,
    worker: 'a',
    ...changes,
  });
  async function rows() {
    const all = await store.database.selectFrom('outbox').selectAll().orderBy('kind').execute();
    return Object.fromEntries(all.map((row) => [row.kind, row])) as Record<string, OutboxRow>;
  }

  test('a message goes to the office that its country is routed to, and is confirmed to the visitor', async () => {
    const smtp = ended(await startSmtp());
    await submit(store, message({ values: { ...message().values, country: 'egypt' } }), now);
    const deps = partsFor(smtp.url);
    expect([await deliverOnce(deps), await deliverOnce(deps)]).toEqual([2, 0]);
    const receivers = smtp.mails.map(({ envelope }) => envelope.to.join());
    // Capital letters before the @ may mean something to its server, those after it never do.
    expect(receivers.sort()).toEqual(['Mona@company.example', 'cairo@rasikh.example']);
    const { 'staff-mail': staff, 'confirmation-mail': confirmation } = await rows();
    expect([staff?.state, confirmation?.state, staff?.attempts]).toEqual(['sent', 'sent', 1]);
    const ids = smtp.mails.map(({ messageId }) => messageId).sort();
    expect(ids).toEqual([`<${staff?.id}@rasikh.example>`, `<${confirmation?.id}@rasikh.example>`].sort());
    expect(noted.lines).toEqual([]);
  });

  test('a mail that is greylisted is sent later under the same Message-ID', async () => {
    const asked: string[] = [];
    const smtp = ended(
      await startSmtp((step, address) => {
        if (step !== 'receiver' || asked.includes(address)) return undefined;
        asked.push(address);
        return 451;
      }),
    );
    await submit(store, message(), now);
    const deps = partsFor(smtp.url);
    await deliverOnce(deps);
    expect(smtp.mails).toEqual([]);
    expect((await rows())['staff-mail']).toMatchObject({ state: 'due', attempts: 1 });
    expect(await deliverOnce(deps)).toBe(0);
    now += 72_000;
    expect(await deliverOnce(deps)).toBe(2);
    expect(smtp.mails).toHaveLength(2);
    expect((await rows())['staff-mail']).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a mail server that hangs up after taking the mail gets it again, recognisable as the same', async () => {
    let taken = '';
    const rude = ended(
      await startRudeSmtp('.', (socket) => {
        taken += 'taken ';
        socket.destroy();
      }),
    );
    await submit(store, message({ deliveries: ['staff-mail'] }), now);
    await deliverOnce(partsFor(rude.url));
    const failed = (await rows())['staff-mail'] as OutboxRow;
    expect([taken, failed.state, failed.last_error]).toEqual([
      'taken ',
      'due',
      expect.stringMatching(/^unreachable/),
    ]);
    const smtp = ended(await startSmtp());
    now += 72_000;
    await deliverOnce(partsFor(smtp.url));
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([`<${failed.id}@rasikh.example>`]);
  });

  test('a mail server that hangs holds up nobody for ever', async () => {
    const rude = ended(await startRudeSmtp('connect', () => {}));
    await submit(store, message(), now);
    await deliverOnce(
      partsFor(undefined, { mailer: ended(createMailer(rude.url, from, { timeouts: short })) }),
    );
    expect((await rows())['staff-mail']).toMatchObject({
      state: 'due',
      last_error: expect.stringMatching(/^timeout/),
    });
  });

  test('an address of a visitor that does not exist fails at once and loudly; the office still gets its mail', async () => {
    const smtp = ended(
      await startSmtp((step, address) => (step === 'receiver' && /company/i.test(address) ? 550 : undefined)),
    );
    const { reference } = await submit(store, message(), now);
    await deliverOnce(partsFor(smtp.url));
    const { 'staff-mail': staff, 'confirmation-mail': confirmation } = await rows();
    expect([staff?.state, confirmation?.state]).toEqual(['sent', 'failed']);
    expect(noted.lines.map(({ msg }) => msg)).toEqual([
      `DELIVERY FAILED permanently: confirmation-mail of ${reference}, rejected-address in try 1. See: npm run inbox -- ` +
        `show ${reference}; send again: npm run inbox -- retry ${reference}`,
    ]);
  });

  test('an office that cannot be reached is tried for two days, then the failure is loud and names nobody', async () => {
    const smtp = ended(await startSmtp((step) => (step === 'receiver' ? 550 : undefined)));
    const { reference } = await submit(store, message({ deliveries: ['staff-mail'] }), now);
    const deps = partsFor(smtp.url);
    const start = now;
    for (let tries = 1; tries <= 9; tries += 1) {
      expect(await deliverOnce(deps)).toBe(1);
      now = Math.max(now, (await rows())['staff-mail']?.due_at ?? 0);
    }
    expect((await rows())['staff-mail']).toMatchObject({ state: 'failed', attempts: 9 });
    expect(now - start).toBeGreaterThan(1.5 * dayMs);
    expect(noted.lines).toHaveLength(9);
    expect(noted.lines.at(-1)?.msg).toMatch(
      new RegExp(`^DELIVERY FAILED permanently: staff-mail of ${reference}, rejected-address`),
    );
    expect(noted.text()).not.toMatch(/منى|company|office@|السلام/i);
    now += 30 * dayMs;
    expect(await deliverOnce(deps)).toBe(0);
  });

  test('without a mail server mails wait untried, and go out once there is one', async () => {
    await submit(store, message(), now);
    expect(await deliverOnce(partsFor(undefined))).toBe(0);
    expect((await rows())['staff-mail']).toMatchObject({ state: 'due', attempts: 0 });
    const smtp = ended(await startSmtp());
    expect(await deliverOnce(partsFor(smtp.url))).toBe(2);
  });

  test('a webhook without a URL waits, and mails do not wait for it', async () => {
    const smtp = ended(await startSmtp());
    await submit(store, message({ deliveries: ['webhook', 'staff-mail'] }), now);
    await deliverOnce(partsFor(smtp.url));
    const { webhook, 'staff-mail': staff } = await rows();
    expect([webhook?.state, webhook?.attempts, staff?.state]).toEqual(['due', 0, 'sent']);
  });

  test('a message that is erased while it is sent leaves nothing behind', async () => {
    let erased: Promise<unknown> | undefined;
    const smtp = ended(
      await startSmtp((step) => {
        if (step === 'data') erased ??= store.database.deleteFrom('submissions').execute();
        return undefined;
      }),
    );
    await submit(store, message(), now);
    await deliverOnce(partsFor(smtp.url));
    await erased;
    expect([await rows(), noted.lines]).toEqual([{}, []]);
  });

  test('a mail that cannot be made does not hold up the others', async () => {
    const smtp = ended(await startSmtp());
    await submit(store, message({ language: 'en', deliveries: ['staff-mail'] }), now);
    await submit(store, message({ deliveries: ['confirmation-mail'] }), now);
    const broken = { ...mails.messages, en: undefined as never };
    await deliverOnce(partsFor(smtp.url, { mails: { ...mails, messages: broken } }));
    const { 'staff-mail': staff, 'confirmation-mail': confirmation } = await rows();
    expect([staff?.state, confirmation?.state]).toEqual(['due', 'sent']);
    expect(staff?.last_error).toMatch(/^unmade/);
  });

  test('two workers share the work without a double', async () => {
    const smtp = ended(await startSmtp());
    await Promise.all(Array.from({ length: 20 }, () => submit(store, messageOfAnother(), now)));
    const work = async (worker: string): Promise<void> => {
      if ((await deliverOnce(partsFor(smtp.url, { worker }))) > 0) await work(worker);
    };
    await Promise.all([work('a'), work('b')]);
    expect(smtp.mails).toHaveLength(40);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(40);
  });
});
