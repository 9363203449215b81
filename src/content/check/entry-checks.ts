import { checkLanguages } from './compare-languages.ts';
import { checkRepeated } from './consistency.ts';
import { checkCases, checkEntryLinks, checkPaths } from './entry-links.ts';
import { checkPages } from './page-files.ts';
import { checkPictures } from './picture-widths.ts';
import { checkProse } from './prose.ts';
import { checkReviews } from './reviews.ts';
import { checkFileNames, checkSchemas } from './schemas.ts';

/** Checks an entry by itself. These checks run in the editor too. */
export const singleEntryChecks = [
  checkSchemas,
  checkLanguages,
  checkPictures,
  checkProse,
  checkReviews,
  checkRepeated,
];

/** Checks an entry against an outline of the others. */
export const outlineChecks = [checkFileNames, checkPages, checkEntryLinks, checkPaths, checkCases];
