import { describe, expect, test } from 'vitest';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { dayMs } from '#lib/durations.ts';
import { encodeIndex } from '#search/encoded-index.ts';
import { maxWordsOfDay, purgeAnalytics } from '#server/analytics/daily-analytics.ts';
import { databaseEngines, freshStore, lockSqlite } from '#server/database/store.fixture.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { copyOfPages, serveFixture } from '#tests/support/server/fixture-site.ts';
import { enquiry, headersFor, send } from './form-post.fixture.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const visitor = { 'user-agent': chrome };
const view = { event: 'view', page: '/services/3' };

const section = '<template data-server-section="SearchPage"></template>';

/** The search's page, and an entry that visitors can find. */
const page = `${section.replace('></', '><script type="application/json">{}</script></')}${section}`;
const entry = { path: '/services/3', kind: 'service', title: 'Governance', text: '', bodyWords: '' } as const;
const entries = JSON.stringify(encodeIndex([entry]));
const directory = copyOfPages({
  'search.html': page,
  'search/entries.json': entries,
  'ar/search.html': page,
  'ar/search/entries.json': entries,
});

describe.each(databaseEngines)('%s', (engine) => {
  async function open(changed: Parameters<typeof serveFixture>[0] = {}) {
    const store = await freshStore(engine);
    const clock = { now: Date.parse('2026-11-23T20:59:00Z') };
    const site = await serveFixture({ store, now: () => clock.now, minFillMs: 0, ...changed, directory });
    return {
      ...site,
      clock,
      tell: async (event: Record<string, string>, headers = {}) => {
        const sent = { ...headersFor(site), ...visitor, ...headers };
        return (await site.ask('/counts', sent, 'POST', new URLSearchParams(event).toString())).status;
      },
      async counted() {
        await site.analytics.flush();
        const rows = await store.database.selectFrom('analytics').selectAll().execute();
        const lines = rows.map(({ day, kind, language, path, name, count }) =>
          [day.slice(8), kind, language, path, name, count].filter((part) => part !== '').join(' '),
        );
        return lines.sort();
      },
    };
  }

  test('a viewed page counts by path, language, referring host and campaign, on its day in Riyadh', async () => {
    const { tell, counted, clock } = await open();
    const arrival = { ...view, referrer: 'www.linkedin.com', utm_source: 'LinkedIn', utm_campaign: 'esg' };
    expect(await tell(arrival)).toBe(204);
    await tell({ ...arrival, page: '/ar/services/3' });
    await tell({ ...view, referrer: 'www.firm.example' });
    clock.now += 60_000;
    await tell(view);
    expect(await counted()).toEqual([
      '23 campaign ar linkedin /  / esg 1',
      '23 campaign en linkedin /  / esg 1',
      '23 referrer ar www.linkedin.com 1',
      '23 referrer en www.linkedin.com 1',
      '23 view ar /services/3 1',
      '23 view en /services/3 2',
      '24 view en /services/3 1',
    ]);
    await tell(view);
    expect(await counted()).toContain('24 view en /services/3 2');
  });

  test('robots and visitors with Do Not Track or Global Privacy Control are not counted', async () => {
    const { tell, counted, ...site } = await open();
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': chrome.replace('Chrome', 'HeadlessChrome') },
      { 'user-agent': '' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
    ])
      expect(await tell(view, headers)).toBe(204);
    expect((await send(site, enquiry, '/contactus', { ...visitor, 'sec-gpc': '1' })).status).toBe(303);
    expect(await tell(view, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await tell({ ...view, q: 'x'.repeat(2_000) })).toBe(413);
    const bad: Record<string, string>[] = [{}, { event: 'view' }, { ...view, page: 'https://evil.example/' }];
    for (const event of bad) expect(await tell(event)).toBe(204);
    for (const page of ['/yourdata', '/ar/yourdata', '/contactus/sent']) await tell({ event: 'view', page });
    expect(await counted()).toEqual([]);
  });

  test('a form counts when it opens and when its submission arrives, by page', async () => {
    const { tell, counted, clock, ...site } = await open();
    const submission = { ...enquiry, token: issueFormToken('secret', clock.now) };
    const shown = `http://127.0.0.1:${site.port}/ar/services/3?utm_source=x`;
    await tell({ event: 'view', page: '/ar/contactus' });
    await tell({ event: 'form', page: '/ar/services/3', form: 'contact' });
    const fromDialog = await send(site, submission, '/ar/contactus/dialog', { ...visitor, referer: shown });
    expect(fromDialog.status).toBe(303);
    expect((await send(site, submission, '/contactus', visitor)).status).toBe(303);
    await send(site, { ...submission, name: '' }, '/contactus', visitor);
    await send(site, { ...submission, [hiddenFields.honeypot]: 'spam' }, '/contactus', visitor);
    expect(await counted()).toEqual([
      '23 form-opened ar /contactus contact 1',
      '23 form-opened ar /services/3 contact 1',
      '23 form-sent ar /services/3 contact 1',
      '23 form-sent en /contactus contact 1',
      '23 view ar /contactus 1',
    ]);
  });

  test('a search counts with its words and whether it found nothing; a missing page counts by its path', async () => {
    const { tell, counted } = await open();
    await tell({ event: 'search', page: '/services/3', q: ' Governance ' });
    await tell({ event: 'view', page: '/ar/search', q: 'الزكاة' });
    await tell({ event: 'search', page: '/services/3', q: '' });
    // Only a whole first part of a path is a language.
    await tell({ event: 'view', page: '/articles', q: 'governance' });
    expect(await counted()).toEqual([
      '23 not-found en /articles 1',
      '23 search ar 1',
      '23 search en governance 1',
      '23 search-without-result ar 1',
      '23 view ar /search 1',
    ]);
  });

  test('a search, campaign or path with a name or an email address counts without it', async () => {
    const { tell, counted } = await open();
    const address = 'mona@company.example';
    await tell({ event: 'search', page: '/services/3', q: address });
    await tell({ event: 'search', page: '/services/3', q: 'is Mona Al-Qahtani in your governance team?' });
    const personal = { utm_source: address, utm_term: address, referrer: address };
    await tell({ ...view, ...personal });
    await tell({ event: 'view', page: `/u/${address}` });
    await tell({ event: 'view', page: '/call/00966501234567' });
    expect(await counted()).toEqual([
      '23 campaign en  /  /  1',
      '23 not-found en 2',
      '23 referrer en 1',
      '23 search en 1',
      '23 search en governance 1',
      '23 search-without-result en 1',
      '23 view en /services/3 1',
    ]);
  });

  test('invented paths and campaigns fill the table only to its limit, and every view counts', async () => {
    const { analytics, counted, store } = await open();
    const floods = 3_000;
    for (let at = 0; at < floods; at += 1) {
      analytics.add([
        { kind: 'not-found', language: 'en', path: `/x${at.toString(36)}` },
        { kind: 'campaign', language: 'ar', name: `c${at.toString(36)}` },
      ]);
      if (at % 700 === 0) await analytics.flush();
    }
    expect(await counted()).toHaveLength(252);
    for (const kind of ['campaign', 'not-found'] as const) {
      const rows = store.database.selectFrom('analytics').select('count').where('kind', '=', kind);
      const counts = (await rows.execute()).map(({ count }) => count);
      expect(counts).toHaveLength((maxWordsOfDay[kind] ?? 0) + 1);
      expect(counts.reduce((sum, count) => sum + count)).toBe(floods);
    }
  });

  test('old counts are deleted, and one client’s reports are limited', async () => {
    const { tell, counted, store, clock } = await open({ analyticsRateLimiter: createRateLimiter(2, 2) });
    for (let at = 0; at < 4; at += 1) expect(await tell(view)).toBe(204);
    expect(await counted()).toEqual(['23 view en /services/3 2']);
    await purgeAnalytics(store, 1, clock.now + 27 * dayMs);
    expect(await counted()).toHaveLength(1);
    await purgeAnalytics(store, 1, clock.now + 32 * dayMs);
    expect(await counted()).toEqual([]);
  });
});

test('counts wait in memory while the database is away, and are written when it is back', async () => {
  const store = await freshStore('sqlite', { waitMs: 10 });
  const { analytics } = await serveFixture({ store });
  const release = lockSqlite(store.location);
  for (let times = 0; times < 2; times += 1) {
    analytics.add([{ kind: 'view', language: 'en', path: '/' }]);
    await analytics.flush();
  }
  release();
  await analytics.flush();
  const rows = await store.database.selectFrom('analytics').select(['path', 'count']).execute();
  expect(rows).toEqual([{ path: '/', count: 2 }]);
});
