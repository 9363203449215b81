import { expect, test, vi } from 'vitest';
import { freshStore } from '#server/database/store.fixture.ts';
import { logFixture } from '#server/lib/log.fixture.ts';
import { createAnalytics } from './daily-analytics.ts';

test('counts are stored within ten seconds, and when the process ends', async () => {
  const store = await freshStore('sqlite');
  const stored = () => store.database.selectFrom('analytics').select('path').execute();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const analytics = createAnalytics(store, logFixture().log, Date.now);
  analytics.add([{ kind: 'view', language: 'en', path: '/' }]);
  vi.advanceTimersByTime(10_000);
  await expect.poll(stored).toEqual([{ path: '/' }]);
  analytics.add([{ kind: 'view', language: 'en', path: '/jobs' }]);
  await analytics.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(await stored()).toHaveLength(2);
});
