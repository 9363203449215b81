import { describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { engines } from '../database/store.fixture.ts';
import { readAuditLog } from '../messages/audit-log.ts';
import { message } from '../messages/message.fixture.ts';
import { createRateLimiter } from '../messages/rate-limiter.ts';
import { issueFormToken, linkTtlMs } from '../messages/signed-tokens.ts';
import {
  application,
  hostile,
  inTextArea,
  messages,
  openSite,
  read,
  resume,
  testOn,
} from './privacy.fixture.ts';

describe.each(engines)('with a link from their mail, on %s,', (engine) => {
  const test = testOn(engine);

  test('people see all that is stored with their message, in the language of the page', async ({ site }) => {
    const { reference, link } = await site.send({ values: { ...message().values, message: hostile } });
    await site.send({ values: { ...message().values, name: 'Somebody Else' } });
    for (const language of ['en', 'ar'] as const) {
      const answer = await site.look(link, language === 'ar' ? '/ar' : '');
      const { headline, rows, document } = read(answer);
      const { yourData, forms } = messages[language];
      expect([answer.status, headline]).toEqual([200, yourData.open.headline]);
      expect(rows).toContainEqual([forms.fields.country.label, forms.fields.country.choices?.ksa]);
      expect(rows).toContainEqual([forms.fields.message.label, hostile]);
      expect(rows).toContainEqual([yourData.rows.notice, '2026-11-01 3f9a']);
      expect(document.body.textContent).toContain(reference);
      expect(document.querySelectorAll('script')).toHaveLength(1);
      expect(answer.body.toString()).toContain(inTextArea);
      expect(document.querySelector('[data-language-link]')?.getAttribute('href')).toContain(
        `/yourdata?link=${link}`,
      );
      expect(document.body.textContent).not.toContain('Somebody');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
  });

  test('a program that opens links changes nothing, and neither does a page of another site', async ({
    site,
  }) => {
    const { link } = await site.send();
    const before = await site.everything();
    await site.look(link);
    await site.ask(`/yourdata?link=${link}`, {}, 'HEAD');
    for (const act of ['copy', 'correct', 'withdraw', 'erase', 'link']) {
      expect((await site.ask(`/yourdata/${act}?link=${link}&confirm=on`)).status).toBe(404);
      for (const headers of [
        {},
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
      ]) {
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        expect((await site.post(act, { link, confirm: 'on' }, { ...type, ...headers })).status).toBe(403);
      }
    }
    expect(await site.everything()).toBe(before);
  });

  test('links that are cut, changed or none of ours lead nowhere, all alike', async ({ site }) => {
    const { reference, link } = await site.send();
    const [id, until, signature] = link.split('.');
    const longer = (Number.parseInt(until ?? '', 36) + 1).toString(36);
    const none = ['', 'x', id, `${id}.${until}`, link.slice(0, -1), `${id}.${longer}.${signature}`];
    const pages = await Promise.all(
      [...none, `${link}é`, issueFormToken('secret', site.clock.now)].map((one) =>
        site.look(encodeURI(one ?? '')),
      ),
    );
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(new Set(pages.map(({ body }) => body.toString())).size).toBe(1);
    expect(pages[0]?.body.toString()).not.toContain(reference);
    expect(read(pages[0] as never).headline).toBe(messages.en.yourData.unknown.headline);
  });

  test('a copy is a text, JSON, or the file that came with it', async ({ site }) => {
    const { reference, link } = await site.send(application);
    const copies = await Promise.all(['text', 'json', 'file'].map((as) => site.post('copy', { link, as })));
    const [text, json, file] = copies;
    expect(text?.body.toString()).toContain(
      `${messages.en.forms.fields.name.label}: \u2068منى القحطاني\u2069`,
    );
    expect(JSON.parse(json?.body.toString() ?? '')).toMatchObject({ reference, fields: application.values });
    expect(file?.body.equals(resume.bytes)).toBe(true);
    expect(file?.headers['content-disposition']).toBe(
      `attachment; filename="____ _____.pdf"; filename*=UTF-8''${encodeURIComponent(resume.name)}`,
    );
    for (const { headers } of copies) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
    expect((await readAuditLog(site.store, 'secret')).map(({ action }) => action)).toEqual([
      'copy',
      'copy',
      'copy',
    ]);
  });

  test('an expired link brings a new one to the stored address, once an hour, and tells nothing else', async ({
    site,
  }) => {
    const { link } = await site.send();
    await site.deliver();
    const [{ link: other }] = [await site.send()];
    site.clock.now += linkTtlMs.person;
    // On its last day it works to the end, as the email says.
    expect((await site.look(link)).status).toBe(200);
    site.clock.now += dayMs;
    const expired = read(await site.look(link, '/ar'));
    expect(expired.headline).toBe(messages.ar.yourData.expired.headline);
    expect(expired.rows).toEqual([]);
    expect((await site.post('erase', { link, confirm: 'on' })).status).toBe(410);

    await site.store.database
      .deleteFrom('submissions')
      .where('id', '=', other.split('.')[0] ?? '')
      .execute();
    const answers = await Promise.all([site.post('link', { link: other }), site.post('link', { link })]);
    expect(answers[0]?.body.toString()).toBe(answers[1]?.body.toString());
    await site.post('link', { link });
    site.mails.splice(0);
    await site.deliver();
    expect(site.mails.map(({ envelope }) => envelope.to)).toEqual([['Mona@company.example']]);
    const [, fresh = ''] = /yourdata\?link=(\S+)/.exec(site.mails[0]?.text ?? '') ?? [];
    expect((await site.look(fresh)).status).toBe(200);
    expect(site.mails[0]?.text).not.toContain('القحطاني');
  });
});

test('who looks too often waits', async () => {
  const site = await openSite('sqlite', { privacyRateLimiter: createRateLimiter(2, 2) });
  const { link } = await site.send();
  await site.look(link);
  await site.look('x');
  const { status, headers } = await site.look(link);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  await site.close();
});

test('while the database is away nothing is lost, and the page says so', async () => {
  const site = await openSite('sqlite', {}, { waitMs: 100 });
  const { link } = await site.send();
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(`${site.store.location.dataDir}/site.db`);
  other.exec('begin immediate');
  const { status, headers } = await site.post('erase', { link, confirm: 'on' });
  other.exec('rollback');
  other.close();
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect((await site.look(link)).status).toBe(200);
  await site.close();
});
