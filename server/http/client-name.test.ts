import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { dayMs } from '#language/time.ts';
import { clientNames } from './client-name.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('a client has one name all day, another one tomorrow, and neither holds its address', () => {
  let now = Date.UTC(2026, 10, 21, 8);
  const name = clientNames([], () => now);
  const today = name(from('203.0.113.7'));
  expect(name(from('203.0.113.7'))).toBe(today);
  expect(name(from('203.0.113.8'))).not.toBe(today);
  expect(today).not.toContain('203');
  now += dayMs;
  expect(name(from('203.0.113.7'))).not.toBe(today);
});

test.each([
  ['what a visitor writes into the header is ignored', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a trusted proxy is believed', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['only the last hop before it is', '127.0.0.1', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
  ['through a chain of trusted ones', '::ffff:127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a proxy that says nothing is the client', '127.0.0.1', undefined, '127.0.0.1'],
])('%s', (_, remote, forwarded, client) => {
  const name = clientNames(['127.0.0.1', '10.0.0.0/8']);
  expect(name(from(remote, forwarded))).toBe(name(from(client)));
});

test('a household of IPv6 is one client', () => {
  const name = clientNames([]);
  expect(name(from('2001:db8:1:2::1'))).toBe(name(from('2001:db8:1:2:aaaa:bbbb:cccc:dddd')));
  expect(name(from('2001:db8:1:2::1'))).not.toBe(name(from('2001:db8:1:3::1')));
});
