import { expect, test, vi } from 'vitest';
import { clockFrom } from './clock.ts';

test('without a moment it is the machine’s clock; with one it begins there and goes on', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(clockFrom(undefined)()).toBe(1_000_000);
  const now = clockFrom(50);
  expect(now()).toBe(50);
  vi.advanceTimersByTime(200);
  expect(now()).toBe(250);
  vi.useRealTimers();
});
