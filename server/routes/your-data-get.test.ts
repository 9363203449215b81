import { describe, expect, test } from 'vitest';
import { dayMs } from '#lib/durations.ts';
import { databaseEngines, lockSqlite } from '#server/database/store.fixture.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { linkTtlMs } from '#server/private-page/signed-links.ts';
import { readAuditLog } from '#server/submissions/audit-log.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { typed } from '#server/submissions/submission.fixture.ts';
import {
  hostile,
  inTextArea,
  messages,
  newApplication,
  openSite,
  posted,
  read,
  resumeFile,
  testOn,
} from './your-data.fixture.ts';

describe.each(databaseEngines)('with a link from their mail, on %s,', (engine) => {
  const test = testOn(engine);

  test('people see everything stored with their submission, in the language of the page', async ({
    site,
  }) => {
    const { reference, link } = await site.send({ values: { ...typed, message: hostile } });
    await site.send({ values: { ...typed, name: 'Somebody Else' } });
    for (const language of ['en', 'ar'] as const) {
      const answer = await site.view(link, language === 'ar' ? '/ar' : '');
      const { headline, rows, document } = read(answer);
      const { yourData, forms } = messages[language];
      expect([answer.status, headline]).toEqual([200, yourData.open.headline.replaceAll('\u00a0', ' ')]);
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

  test('programs that open links and pages of other sites change nothing', async ({ site }) => {
    const { link: personal, statusLink } = await site.send();
    const before = await site.everything();
    for (const [page, link, actions] of [
      ['/yourdata', personal, ['copy', 'correct', 'withdraw', 'erase', 'link']],
      ['/submission-status', statusLink, ['status', 'reply']],
    ] as const) {
      for (const method of ['GET', 'HEAD'])
        expect((await site.ask(`${page}?link=${link}&status=answered`, {}, method)).status).toBe(200);
      const said = { status: 'taken', name: 'Sara', version: '', reply: 'A long enough answer' };
      const fields = { link, confirm: 'on', ...said };
      for (const action of actions) {
        expect((await site.ask(`${page}/${action}?${new URLSearchParams(fields)}`)).status).toBe(404);
        for (const headers of [
          {},
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: 'null', 'sec-fetch-site': 'cross-site' },
          { ...posted, 'sec-fetch-site': 'same-site' },
        ]) {
          const all = { 'content-type': posted['content-type'], ...headers };
          expect((await site.post(action, fields, all, page)).status).toBe(403);
        }
      }
    }
    expect(await site.everything()).toBe(before);
  });

  test('shortened, changed and foreign links all get the same answer', async ({ site }) => {
    const { reference, link } = await site.send();
    const [id, until, signature] = link.split('.');
    const longer = (Number.parseInt(until ?? '', 36) + 1).toString(36);
    const none = ['', 'x', id, `${id}.${until}`, link.slice(0, -1), `${id}.${longer}.${signature}`];
    const first = await site.view('z');
    expect(first.body.toString()).not.toContain(reference);
    expect(read(first).headline).toBe(messages.en.yourData.unknown.headline);
    for (const one of [...none, `${link}é`, issueFormToken('secret', site.clock.now)]) {
      const { status, body } = await site.view(encodeURI(one ?? ''));
      expect([status, body.toString()]).toEqual([404, first.body.toString()]);
    }
  });

  test('a copy is a text, JSON, or the uploaded file', async ({ site }) => {
    const { reference, link } = await site.send(newApplication);
    const copy = async (as: string) => {
      const answer = await site.post('copy', { link, as });
      const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      expect(answer.headers).toMatchObject(safe);
      return answer;
    };
    const text = (await copy('text')).body.toString();
    expect(text).toContain(`${messages.en.forms.fields.name.label}: \u2068منى القحطاني\u2069`);
    const json = JSON.parse((await copy('json')).body.toString());
    expect(json).toMatchObject({ reference, fields: newApplication.values });
    const file = await copy('file');
    expect(file.body.equals(resumeFile.bytes)).toBe(true);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="???? \\"???\\".pdf"; filename*=UTF-8''${encodeURIComponent(resumeFile.name)}`,
    );
    const log = await readAuditLog(site.store, 'secret');
    expect(log.map(({ action }) => action)).toEqual(['copy', 'copy', 'copy']);
  });

  test('an expired link sends a new one to the stored address, at most once an hour', async ({ site }) => {
    const { link } = await site.send();
    await site.deliver();
    const { id, link: other } = await site.send();
    site.clock.now += linkTtlMs['data-subject'];
    // The link works until the end of its last day, as the email says.
    expect((await site.view(link)).status).toBe(200);
    site.clock.now += dayMs;
    const expired = read(await site.view(link, '/ar'));
    expect(expired.headline).toBe(messages.ar.yourData.expired.headline);
    expect(expired.rows).toEqual([]);
    expect((await site.post('erase', { link, confirm: 'on' })).status).toBe(410);

    await site.store.database.deleteFrom('submissions').where('id', '=', id).execute();
    const gone = await site.post('link', { link: other });
    for (let times = 0; times < 2; times += 1)
      expect((await site.post('link', { link })).body.toString()).toBe(gone.body.toString());
    site.mails.splice(0);
    await site.deliver();
    expect(site.mails.map(({ envelope }) => envelope.to)).toEqual([['Mona@company.example']]);
    const [, fresh = ''] = /yourdata\?link=(\S+)/.exec(site.mails[0]?.text ?? '') ?? [];
    expect((await site.view(fresh)).status).toBe(200);
    expect(site.mails[0]?.text).not.toContain('القحطاني');
  });
});

test('a client that asks too often has to wait', async () => {
  const site = await openSite('sqlite', { linkRateLimiter: createRateLimiter(2, 2) });
  const { link } = await site.send();
  await site.view(link);
  await site.view('x');
  const { status, headers } = await site.view(link);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('while the database is away the page says so, and nothing is lost', async () => {
  const site = await openSite('sqlite', {}, { waitMs: 100 });
  const { link } = await site.send();
  const release = lockSqlite(site.store.location);
  const { status, headers } = await site.post('erase', { link, confirm: 'on' });
  release();
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect((await site.view(link)).status).toBe(200);
});
