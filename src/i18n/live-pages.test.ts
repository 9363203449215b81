import { expect, test } from 'vitest';
import { isLivePage } from './live-pages.ts';

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
  '/message?link=1',
];
const same = ['/', '/ar', '/services', '/services/3', '/insights/a-note-on-jobs', '/searching', '/privacy'];

test('the server completes pages with a form or an answer for every request, and no other', () => {
  expect([...completed, ...same].filter(isLivePage)).toEqual(completed);
});
