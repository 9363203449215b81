import { expect, test } from 'vitest';
import { plainCampaign, plainHost, plainPath } from './plain-text.ts';

test('a site that refers is noted by its host, a campaign by its plain words', () => {
  expect(['www.LinkedIn.com', 'news.example:8443'].map(plainHost)).toEqual([
    'www.linkedin.com',
    'news.example',
  ]);
  expect(['localhost', '10.0.0.7', 'a@b.example', 'x'.repeat(80)].map(plainHost)).toEqual(['', '', '', '']);
  expect(plainCampaign(' Spring 2027 ')).toBe('spring 2027');
  expect(['mona@company.example', '+966501234567', 'x'.repeat(41)].map(plainCampaign)).toEqual(['', '', '']);
});

test('a path that is not there is noted when it could be redirected', () => {
  const kept = ['/our-team', '/2024/05/03/esg.html', '/Services/Strategy'];
  expect(kept.map(plainPath)).toEqual(kept);
  const dropped = [
    '/u/mona@company.example',
    '/call/0501234567',
    '/%D8%A7',
    '//evil.example',
    `/${'a/'.repeat(60)}a`,
  ];
  expect(dropped.map(plainPath)).toEqual(['', '', '', '', '']);
});
