import type { Content } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { checkAnchors, checkCounts, checkOrderAndLeads, checkRegister } from './consistency.ts';
import { checkTerms, isAllowed } from './content-exceptions.ts';
import { outlineChecks, singleEntryChecks } from './entry-checks.ts';
import { checkThirdParties } from './entry-links.ts';
import { checkFilms } from './film-files.ts';
import { checkFolderCounts } from './page-files.ts';

const checks = [
  ...singleEntryChecks,
  ...outlineChecks,
  checkFilms,
  checkTerms,
  checkFolderCounts,
  checkRegister,
  checkThirdParties,
  checkOrderAndLeads,
  checkAnchors,
  checkCounts,
];

/** Returns all issues but those that content/exceptions.yaml allows. */
export function checkContent(content: Content): Issue[] {
  const issues = checks.flatMap((check) => check(content));
  return issues.filter((issue) => !isAllowed(issue, content.exceptions));
}
