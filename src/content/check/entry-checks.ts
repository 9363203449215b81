import { checkLanguages } from './compare-languages.ts';
import { checkFreshness } from './freshness.ts';
import { checkPages } from './page-files.ts';
import { checkPictures } from './picture-widths.ts';
import { checkProse } from './prose.ts';
import { checkCases, checkPaths, checkReferences } from './references.ts';
import { checkSchemas } from './schemas.ts';

/** What can be checked of an entry by itself and an outline of the others. They run in the editor too. */
export const entryChecks = [
  checkSchemas,
  checkPages,
  checkLanguages,
  checkReferences,
  checkPaths,
  checkCases,
  checkPictures,
  checkProse,
  checkFreshness,
];
