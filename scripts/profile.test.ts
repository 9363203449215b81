import { expect, test } from 'vitest';
import { profileIsFresh } from './profile-fresh.ts';

test('the company profile was made from the content as it is now', () => {
  expect(profileIsFresh(), 'The content has changed after the PDFs: run npm run profile').toBe(true);
});
