import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkRedirects } from '#content/check/ended-paths.ts';
import type { ScheduledEntry } from '#content/dates/publish-date.ts';
import { type Content, type HasFiles, partsOfPath } from '#content/files/content-files.ts';
import { parseRedirects } from '#content/files/read-redirects.ts';
import type { Issue } from '#content/issues.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import type { ReportedIssue } from '../reported-issues.ts';
import { checkWithForms } from '../undisclosed-fields.ts';

export interface HeldBack {
  entry: string;
  names: Record<Language, string>;
  dependsOnHeld: boolean;
  issues: Record<Language, ReportedIssue[]>;
}

export interface PublishingReport {
  /** The next publish date as a number, 20270131; 0 if no entry is scheduled. */
  nextPublishDate: number;
  scheduled: (ScheduledEntry & { names: Record<Language, string> })[];
  held: HeldBack[];
}

/** An entry whose change is not published: the site keeps its older version, or none if it is new. */
export interface HeldEntry {
  entry: string;
  issues: Issue[];
  /** Whether the entry is correct, and only depends on another one that is held back. */
  dependsOnHeld: boolean;
}

/**
 * Returns the entries that cannot be published: those with issues, and those that depend on them. Returns undefined
 * if even the served content fails the check. `unreadable` are the issues of files that `saved` lacks.
 */
export function holdBack(
  saved: Content,
  served: Content,
  unreadable: Issue[] = [],
  check = checkWithForms,
): HeldEntry[] | undefined {
  const changed = changedEntries(saved, served);
  const held = new Map<string, HeldEntry>();
  const issuesWithout = (entries: Iterable<string>) => check(withServed(saved, served, entries));
  const hold = (entry: string, issues: Issue[], dependsOnHeld: boolean) =>
    held.set(entry, { entry, issues, dependsOnHeld });

  for (const [entry, issues] of byEntry(unreadable)) hold(entry, issues, false);
  let isFirst = true;
  for (let issues = issuesWithout(held.keys()); issues.length > 0; issues = issuesWithout(held.keys())) {
    const free = changed.filter((entry) => !held.has(entry));
    if (free.length === 0) return undefined;
    const refused = [...byEntry(issues)].filter(([entry]) => free.includes(entry));
    for (const [entry, found] of refused) hold(entry, found, !isFirst);
    isFirst = false;
    if (refused.length > 0) continue;
    // The refused entry has not changed, so a change of another entry broke it.
    const remaining = (entry: string) => issuesWithout([...held.keys(), entry]).length;
    const cause = free.find((entry) => remaining(entry) < issues.length);
    for (const entry of cause ? [cause] : free) hold(entry, issues, false);
  }
  // An entry that was held back before the cause was known may pass now.
  for (const entry of held.size > 1 ? [...held.keys()] : []) {
    const others = [...held.keys()].filter((other) => other !== entry);
    if (issuesWithout(others).length === 0) held.delete(entry);
  }
  return [...held.values()];
}

/** Returns the saved content with these entries as they are served; an entry that is not served is left out. */
export function withServed(saved: Content, served: Content, entries: Iterable<string>): Content {
  const files = { ...saved.files };
  const reviewed = { ...saved.reviewed };
  for (const file of [...entries].flatMap(filesOfEntry)) {
    if (file in served.files) files[file] = served.files[file];
    else delete files[file];
    if (served.reviewed[file]) reviewed[file] = served.reviewed[file];
    else delete reviewed[file];
  }
  return { ...saved, files, reviewed };
}

/** Returns the saved redirects if the server would refuse to start with them, or if a new one leads to no page. */
export function heldRedirects(published: HasFiles, folder: string, served: string): HeldEntry[] {
  const entry = 'redirects.yaml';
  const [saved, before] = [join(folder, entry), join(served, entry)];
  if (!existsSync(saved)) return [];
  const hold = (...issues: Issue[]) => (issues.length > 0 ? [{ entry, issues, dependsOnHeld: false }] : []);
  try {
    const known = existsSync(before) ? parseRedirects(before) : new Map();
    // Staff may remove a page that a published redirect leads to.
    const isNew = (issue: Issue) => issue.code !== 'link.dead' || known.get(issue.key) !== issue.target;
    return hold(...checkRedirects(published, saved).filter(isNew));
  } catch {
    return hold({ file: entry, key: '', code: 'format.unknown' });
  }
}

/** Returns every file that an entry may have: the shared one, and one in each language. */
export function filesOfEntry(entry: string): string[] {
  return [entry, ...languageCodes.map((language) => `${language}/${entry}`)];
}

function changedEntries(saved: Content, served: Content): string[] {
  const names = new Set([...Object.keys(saved.files), ...Object.keys(served.files)]);
  const stateOf = ({ files, reviewed }: Content, name: string) =>
    JSON.stringify([name in files, files[name], reviewed[name]]);
  const changed = [...names].filter((name) => stateOf(saved, name) !== stateOf(served, name));
  return [...new Set(changed.map((file) => partsOfPath(file).name))];
}

function byEntry(issues: Issue[]): Map<string, Issue[]> {
  return Map.groupBy(issues, ({ file }) => partsOfPath(file).name);
}
