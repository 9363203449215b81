import { expect, test } from 'vitest';
import { isLivePage } from './live-pages.ts';

test.each([
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
  '/message?link=1',
])('the server completes %s for every request', (path) => {
  expect(isLivePage(path)).toBe(true);
});

test.each(['/', '/ar', '/services', '/services/3', '/insights/a-note-on-jobs', '/searching', '/privacy'])(
  '%s is the same for everybody',
  (path) => {
    expect(isLivePage(path)).toBe(false);
  },
);
