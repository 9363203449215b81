import { expect, test } from 'vitest';
import { dayMs } from '#lib/durations.ts';
import { enquiry, send } from '#server/routes/form-post.fixture.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { createClientPseudonym } from './client-pseudonym.ts';
import { createRateLimiter } from './rate-limiter.ts';

test('a client has one key all day and another the next day, and neither contains its address', () => {
  let now = Date.UTC(2026, 10, 21, 8);
  const clientPseudonym = createClientPseudonym(() => now);
  const today = clientPseudonym({ ip: '203.0.113.7' });
  expect(clientPseudonym({ ip: '203.0.113.7' })).toBe(today);
  expect(clientPseudonym({ ip: '203.0.113.8' })).not.toBe(today);
  expect(today).not.toContain('203');
  now += dayMs;
  expect(clientPseudonym({ ip: '203.0.113.7' })).not.toBe(today);
  // A household with IPv6 is one client, and so is everything that is no address.
  expect(clientPseudonym({ ip: '2001:db8:1:2::1' })).toBe(
    clientPseudonym({ ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' }),
  );
  expect(clientPseudonym({ ip: '2001:db8:1:2::1' })).not.toBe(clientPseudonym({ ip: '2001:db8:1:3::1' }));
  expect(clientPseudonym({ ip: 'unknown' })).toBe(clientPseudonym({ ip: 'unknown' }));
});

const [edge, one, other] = ['203.0.113.9', '198.51.100.1', '198.51.100.2'];

test.each([
  [
    'each visitor of a content network’s edge is one',
    [edge, '127.0.0.1'],
    [`${one}, ${edge}`, `${other}, ${edge}`],
    303,
  ],
  ['an edge that nobody trusts is one client', ['127.0.0.1'], [`${one}, ${edge}`, `${other}, ${edge}`], 429],
  ['a visitor who writes the header is no other one', ['127.0.0.1'], [one, `192.0.2.1, ${one}`], 429],
  ['a proxy that nobody trusts is the client', [], [one, other], 429],
])('%s', async (_, trustedProxies, [first = '', second = ''], status) => {
  const site = await serveFixture({ formRateLimiter: createRateLimiter(1, 1), trustedProxies });
  const from = async (forwarded: string) =>
    (await send(site, enquiry, '/contactus', { 'x-forwarded-for': forwarded })).status;
  expect([await from(first), await from(second)]).toEqual([303, status]);
});
