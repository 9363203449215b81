import { expect, test } from 'vitest';
import { anonymousCampaign, anonymousHost, anonymousPath } from './anonymous-text.ts';

test.each<[(text: string) => string, Record<string, string>]>([
  [anonymousHost, { 'www.LinkedIn.com': 'www.linkedin.com', 'news.example:8443': 'news.example' }],
  [anonymousHost, { localhost: '', '10.0.0.7': '', 'a@b.example': '', ['x'.repeat(80)]: '' }],
  [anonymousCampaign, { ' Spring 2027 ': 'spring 2027', '+966501234567': '', ['x'.repeat(41)]: '' }],
  [anonymousPath, { '/our-team': '/our-team', '/2024/05/03/esg.html': '/2024/05/03/esg.html' }],
  [
    anonymousPath,
    { '/call/0501234567': '', '/%D8%A7': '', '//evil.example': '', [`/${'a/'.repeat(60)}a`]: '' },
  ],
])('%o is stored without personal data: %o', (plain, texts) => {
  for (const [text, noted] of Object.entries(texts)) expect(plain(text)).toBe(noted);
});
