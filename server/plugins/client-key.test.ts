import { expect, test } from 'vitest';
import { dayMs } from '#language/time.ts';
import { createClientKey } from './client-key.ts';

test('a client has one name all day, another one tomorrow, and neither holds its address', () => {
  let now = Date.UTC(2026, 10, 21, 8);
  const clientKey = createClientKey(() => now);
  const today = clientKey({ ip: '203.0.113.7' });
  expect(clientKey({ ip: '203.0.113.7' })).toBe(today);
  expect(clientKey({ ip: '203.0.113.8' })).not.toBe(today);
  expect(today).not.toContain('203');
  now += dayMs;
  expect(clientKey({ ip: '203.0.113.7' })).not.toBe(today);
});

test('a household of IPv6 is one client', () => {
  const clientKey = createClientKey();
  expect(clientKey({ ip: '2001:db8:1:2::1' })).toBe(clientKey({ ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' }));
  expect(clientKey({ ip: '2001:db8:1:2::1' })).not.toBe(clientKey({ ip: '2001:db8:1:3::1' }));
});
