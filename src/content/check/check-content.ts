import type { Fault } from '#content/faults.ts';
import type { Content } from '#content/read-content.ts';
import { checkLanguages } from './compare-languages.ts';
import { checkTerms, isAllowed } from './exceptions.ts';
import { checkFreshness } from './freshness.ts';
import { checkPages } from './pages.ts';
import { checkProse } from './prose.ts';
import { checkCases, checkPaths, checkReferences } from './references.ts';
import { checkSchemas } from './schemas.ts';
import { checkFilms } from './unmade-films.ts';

const checks = [
  checkSchemas,
  checkPages,
  checkLanguages,
  checkReferences,
  checkPaths,
  checkCases,
  checkFilms,
  checkProse,
  checkFreshness,
  checkTerms,
];

export function checkContent(content: Content): Fault[] {
  const faults = checks.flatMap((check) => check(content));
  return faults.filter((fault) => !isAllowed(fault, content.exceptions));
}
