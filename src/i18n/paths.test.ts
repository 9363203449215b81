import { expect, test } from 'vitest';
import { alternatePath, localizedPath, parsePath, paths } from './paths.ts';

test.each([
  ['/', '/', '/ar'],
  ['/services/3', '/services/3', '/ar/services/3'],
  ['/services/3?a=1#swot', '/services/3?a=1#swot', '/ar/services/3?a=1#swot'],
])('the path %s is localized in both languages', (path, english, arabic) => {
  expect(localizedPath('en', path)).toBe(english);
  expect(localizedPath('ar', path)).toBe(arabic);
});

test.each([
  ['/', 'en', '/'],
  ['/jobs/1', 'en', '/jobs/1'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/jobs/1', 'ar', '/jobs/1'],
  // Only a whole first part is a language.
  ['/article', 'en', '/article'],
  ['/jobs/ar', 'en', '/jobs/ar'],
])('%s is read as %s %s', (pathname, language, path) => {
  expect(parsePath(pathname)).toEqual({ language, path });
});

test.each([
  ['/', '/ar'],
  ['/whoweare', '/ar/whoweare'],
  ['/services/3', '/ar/services/3'],
  ['/nothing/here', '/ar/nothing/here'],
  ['/contactus?service=3', '/ar/contactus?service=3'],
  ['/services/3#swot', '/ar/services/3#swot'],
])('%s and %s are alternates, both ways', (english, arabic) => {
  expect(alternatePath(english)).toBe(arabic);
  expect(alternatePath(arabic)).toBe(english);
});

test.each([
  ['/#service-3', '/ar#service-3'],
  ['/?lng=en', '/ar?lng=en'],
])('home keeps its hash and query: %s and %s', (english, arabic) => {
  expect(alternatePath(english)).toBe(arabic);
  expect(alternatePath(arabic)).toBe(english);
});

test('the company profile is a file of each language', () => {
  expect(paths.companyProfile('ar')).toBe('/files/company-profile-ar.pdf');
});
