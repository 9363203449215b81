import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '#server/analytics/analytics-event.ts';
import { createAnalytics } from '#server/analytics/daily-analytics.ts';
import { runHere } from '#server/cli/run-program.fixture.ts';
import { databaseEngines, emptyTables, freshStore } from '#server/database/store.fixture.ts';
import { logFixture } from '#server/lib/log.fixture.ts';
import { analyticsProgram } from './analytics-main.ts';

const now = '2026-11-23T09:00:00+03:00';

const view = { kind: 'view', language: 'ar', path: '/services/3' } as const;

describe.each(databaseEngines)('%s', async (engine) => {
  const store = await freshStore(engine);
  beforeEach(() => emptyTables(store));
  const run = (...args: string[]) => runHere(analyticsProgram, args, store.location, { NOW: now });

  /** Adds an event `count` times on a day of Riyadh. */
  async function count(day: string, times: number, counted: AnalyticsEvent) {
    const noon = () => Date.parse(`${day}T12:00:00+03:00`);
    const analytics = createAnalytics(store, logFixture().log, noon);
    analytics.add(Array.from({ length: times }, () => counted));
    await analytics.close();
  }

  test('the week and the month are compared with those before, in whole days up to yesterday', async () => {
    await count('2026-11-23', 1, view);
    await count('2026-11-22', 2, view);
    await count('2026-11-15', 3, view);
    await count('2026-10-24', 4, view);
    await count('2026-10-23', 5, { ...view, language: 'en' });
    await count('2026-09-23', 6, view);
    const form = { kind: 'form-sent', language: 'en', path: '/contactus', name: 'contact' } as const;
    await count('2026-11-20', 1, form);
    const search = { kind: 'search-without-result', language: 'en' } as const;
    await count('2026-11-20', 2, { ...search, name: 'zakat' });
    await count('2026-11-20', 1, search);
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain('from 2026-10-24 to 2026-11-22.');
    expect(out).toMatch(/\nPages opened +1 +2 +3 +9 +5\n/);
    expect(out).toMatch(/Pages opened: العربية +\W+1 +2 +3 +9 +0\n/);
    expect(out).toMatch(/\/ar\/services\/3 +1 +2 +3 +9 +0\n/);
    expect(out).toMatch(/contact · \/contactus +0 +1 +0 +1 +0\n/);
    expect(out).toMatch(/Searches without a result .*\nzakat +0 +2 +0 +2 +0\nAll others +0 +1 /);
  });

  test('the CSV has every number and no formula', async () => {
    await count('2026-11-22', 2, view);
    await count('2026-11-22', 1, { kind: 'search', language: 'en', name: '-1+2' });
    expect((await run('--csv', 'analytics.csv')).code).toBe(0);
    const text = readFileSync(join(store.location.dataDir, 'analytics.csv'), 'utf8');
    expect(text).toContain('\ufeff"day","kind","language","path","name","count"\r\n');
    expect(text).toContain('"2026-11-22","view","ar","/services/3","","2"\r\n');
    expect(text).toContain(`"'-1+2"`);
    const err = expect.stringContaining('file already exists');
    expect(await run('--csv', 'analytics.csv')).toMatchObject({ code: 1, err });
  });
});
