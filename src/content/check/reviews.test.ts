import { expect, test } from 'vitest';
import { contentWith, oneText } from '#content/files/content.fixture.ts';
import { checkReviews, reviewNotes } from './reviews.ts';

const never = () => false;
const { notes: reviewed } = reviewNotes(oneText('One', 'واحد'), never);
const codesOf = (...content: Parameters<typeof oneText>) =>
  checkReviews(oneText(...content)).map(({ file, code }) => [file, code]);

test.each([
  ['was looked at in both languages', 'One', 'واحد', []],
  ['changed in English alone', 'Only one', 'واحد', [['ar/file.yaml', 'review.only-english']]],
  ['changed in both languages', 'Only one', 'واحد فقط', [['ar/file.yaml', 'review.changed']]],
  ['changed in Arabic', 'One', 'واحدٌ', [['ar/file.yaml', 'review.changed']]],
])('a file that %s', (_, english, arabic, issues) => {
  expect(codesOf(english, arabic, { reviewed })).toEqual(issues);
});

test('a new file must be reviewed, in any order of languages', () => {
  expect(codesOf('One', 'واحد')).toEqual([['ar/file.yaml', 'review.changed']]);
  const files = Object.entries(oneText('Only one', 'واحد').files).reverse();
  expect(checkReviews(contentWith(Object.fromEntries(files), { reviewed }))).toMatchObject([
    { code: 'review.only-english' },
  ]);
});

test('values that are the same in every language need no review', () => {
  const withPicture = (picture: string) =>
    contentWith({
      'en/pages/jobs.yaml': { label: 'One', picture },
      'ar/pages/jobs.yaml': { label: 'واحد', picture },
    });
  const { notes } = reviewNotes(withPicture('about'), never);
  expect(checkReviews({ ...withPicture('careers'), reviewed: notes })).toEqual([]);
});

test('a review of changed English with unchanged Arabic is refused, unless the Arabic still holds', () => {
  const changed = oneText('Only one', 'واحد', { reviewed });
  expect(reviewNotes(changed, never)).toEqual({ notes: {}, refused: ['file.yaml'] });
  const { notes, refused } = reviewNotes(changed, (file) => file === 'file.yaml');
  expect(refused).toEqual([]);
  expect(checkReviews({ ...changed, reviewed: { ...reviewed, ...notes } })).toEqual([]);
});
