import type { Content } from '#content/content-files.ts';
import type { Fault } from '#content/faults.ts';
import { entryChecks } from './entry-checks.ts';
import { checkTerms, isAllowed } from './exceptions.ts';
import { checkFolderCounts } from './folder-counts.ts';
import { checkFilms } from './unmade-films.ts';

const checks = [...entryChecks, checkFilms, checkTerms, checkFolderCounts];

export function checkContent(content: Content): Fault[] {
  const faults = checks.flatMap((check) => check(content));
  return faults.filter((fault) => !isAllowed(fault, content.exceptions));
}
