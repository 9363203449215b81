import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownFiles } from '#content/dates/publish-date.ts';
import { asRecord } from '#content/files/content-fields.ts';
import { filesOf, type HasFiles } from '#content/files/content-files.ts';
import { parseRedirects, unusableRedirect } from '#content/files/read-redirects.ts';
import type { Issue } from '#content/issues.ts';
import { pathsOf } from '#content/page-paths.ts';
import { root } from '#lib/project-root.ts';
import { paths } from '#routing/paths.ts';

const recordFile = join(root, 'src/content/public-paths.json');
const redirectsFile = join(root, 'content/redirects.yaml');

/** Returns the recorded paths that have neither a page nor a redirect any more. */
export function endedPaths(content: HasFiles, recorded = readRecord(), file = redirectsFile): string[] {
  const answered = new Set([...pathsIn(content), ...parseRedirects(file).keys()]);
  return recorded.filter((path) => !answered.has(path));
}

/** Finds a redirect that the server would refuse to start with, or those that lead to no page. */
export function checkRedirects(content: HasFiles, file: string): Issue[] {
  const redirects = parseRedirects(file);
  const unusable = unusableRedirect(redirects);
  const inFile = { file: 'redirects.yaml' };
  if (unusable) return [{ ...inFile, key: unusable.found, code: 'redirect.unusable', ...unusable }];
  const there: unknown[] = [...pathsIn(content), ...Object.values(paths)];
  const dead = [...redirects].filter(([, path]) => !there.includes(path) && !path.startsWith('/files/'));
  return dead.map(([key, target]) => ({ ...inFile, key, code: 'link.dead', target }));
}

/** Adds today's paths to the recorded ones, which are dropped for the sample firm, because no visitor knows them. */
export function pathsToRecord(content: HasFiles, recorded = readRecord()): string[] {
  const isSample = asRecord(content.files['site.yaml']).sample === true;
  return [...new Set([...(isSample ? [] : recorded), ...pathsIn(content)])].sort();
}

/** Records the paths of today's pages, so that `endedPaths` finds those that end. */
export function recordPaths(content: HasFiles) {
  writeFileSync(recordFile, `${JSON.stringify(pathsToRecord(content), null, 2)}\n`);
}

function pathsIn({ files }: HasFiles): string[] {
  return filesOf(shownFiles(files), ['en']).flatMap(pathsOf).filter(Boolean);
}

function readRecord(): string[] {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}
