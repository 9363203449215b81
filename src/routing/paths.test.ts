import { expect, test } from 'vitest';
import { alternatePath, isDynamicPage, localizedPath, parsePath } from './paths.ts';

test.each([
  ['/', '/ar'],
  ['/whoweare', '/ar/whoweare'],
  ['/services/3', '/ar/services/3'],
  ['/services/3?a=1#swot', '/ar/services/3?a=1#swot'],
  ['/nothing/here', '/ar/nothing/here'],
  ['/#service-3', '/ar#service-3'],
  ['/?lng=en', '/ar?lng=en'],
])('%s and %s are alternates, both ways', (english, arabic) => {
  expect(localizedPath('en', english)).toBe(english);
  expect(localizedPath('ar', english)).toBe(arabic);
  expect(alternatePath(english)).toBe(arabic);
  expect(alternatePath(arabic)).toBe(english);
});

test.each([
  ['/', 'en', '/'],
  ['/jobs/1', 'en', '/jobs/1'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/jobs/1', 'ar', '/jobs/1'],
  // Only a whole first part of a path is a language.
  ['/article', 'en', '/article'],
  ['/jobs/ar', 'en', '/jobs/ar'],
])('%s is read as %s %s', (pathname, language, path) => {
  expect(parsePath(pathname)).toEqual({ language, path });
});

const completed = [
  '/contactus',
  '/ar/contactus?country=ksa',
  '/contactus/sent?key=1',
  '/jobs',
  '/ar/jobs#open',
  '/jobs/3',
  '/apply/3',
  '/applytraining',
  '/search?q=risk',
  '/ar/yourdata?link=1',
  '/submission-status?link=1',
];
const same = ['/', '/ar', '/services', '/services/3', '/insights/a-note-on-jobs', '/searching', '/privacy'];

test('the server renders only pages with a form or an answer for each request', () => {
  expect([...completed, ...same].filter(isDynamicPage)).toEqual(completed);
});
