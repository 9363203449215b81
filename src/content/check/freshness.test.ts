import { expect, test } from 'vitest';
import { contentOf, oneText } from '#content/content.fixture.ts';
import { checkFreshness, review } from './freshness.ts';

const never = () => false;
const { notes: reviewed } = review(oneText('One', 'واحد'), never);
const issuesOf = (english: string, arabic: string) => checkFreshness(oneText(english, arabic, { reviewed }));
const issue = (code: string) => [{ file: 'ar/file.yaml', key: '', code }];

test('a file that was looked at in both languages is fresh', () => {
  expect(issuesOf('One', 'واحد')).toEqual([]);
});

test('an English text that changed alone wants translating', () => {
  expect(issuesOf('Only one', 'واحد')).toEqual(issue('review.only-english'));
});

test('it does not matter which language is read first', () => {
  const { 'en/file.yaml': en, 'ar/file.yaml': ar } = oneText('Only one', 'واحد').files;
  const files = { 'ar/file.yaml': ar, 'en/file.yaml': en };
  expect(checkFreshness(contentOf(files, { reviewed }))).toEqual(issue('review.only-english'));
});

test('files that changed in Arabic too, or are new, want to be looked at', () => {
  const changed = 'review.changed';
  expect(issuesOf('Only one', 'واحد فقط')).toEqual(issue(changed));
  expect(issuesOf('One', 'واحدٌ')).toEqual(issue(changed));
  expect(checkFreshness(oneText('One', 'واحد'))).toEqual(issue(changed));
});

test('what is the same in every language needs no look', () => {
  const withPicture = (picture: string) =>
    contentOf({
      'en/pages/jobs.yaml': { label: 'One', picture },
      'ar/pages/jobs.yaml': { label: 'واحد', picture },
    });
  const [before, after] = [withPicture('about'), withPicture('careers')];
  expect(checkFreshness({ ...after, reviewed: review(before, never).notes })).toEqual([]);
});

test('old Arabic under new English is refused and stays as it was', () => {
  const changed = oneText('Only one', 'واحد', { reviewed });
  expect(review(changed, never)).toEqual({ notes: {}, refused: ['file.yaml'] });
});

test('old Arabic that still holds is noted', () => {
  const changed = oneText('One.', 'واحد', { reviewed });
  const { notes, refused } = review(changed, (file) => file === 'file.yaml');
  expect(refused).toEqual([]);
  expect(checkFreshness({ ...changed, reviewed: { ...reviewed, ...notes } })).toEqual([]);
});
