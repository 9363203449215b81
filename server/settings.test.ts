import { expect, test } from 'vitest';
import { readBuildSettings, readServerSettings } from './settings.ts';

test('what nobody set has its default', () => {
  expect(readBuildSettings({})).toEqual({ siteUrl: 'https://www.rasikh.example' });
  expect(readServerSettings({})).toEqual({ host: 'localhost', port: 4321 });
});

test('an empty setting is one nobody set', () => {
  expect(readServerSettings({ HOST: '', PORT: ' ' })).toEqual({ host: 'localhost', port: 4321 });
});

test('what is set is taken', () => {
  expect(readBuildSettings({ SITE_URL: 'https://firm.example/' })).toEqual({
    siteUrl: 'https://firm.example',
  });
  expect(readServerSettings({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test.each(['ftp://firm.example', 'firm.example', 'https://firm.example/en', 'https://firm.example/?a'])(
  'SITE_URL=%s is refused with the remedy',
  (SITE_URL) => {
    expect(() => readBuildSettings({ SITE_URL })).toThrow(/^SITE_URL is ".+" but must be .+: SITE_URL=https/);
  },
);

test('every bad setting has a line of its own', () => {
  const read = () => readServerSettings({ HOST: 'a b', PORT: '70000' });
  expect(read).toThrow(/^HOST is "a b" but must be .+\nPORT is "70000" but must be .+$/);
});
