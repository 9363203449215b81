import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#i18n/time.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

const path = '.well-known/security.txt';
const warningMs = 30 * dayMs;

/** Whether security.txt is still valid (RFC 9116): the public one, or else the built one. */
export async function checkSecurityTxt(siteUrl: string, dist: string, now: number): Promise<CheckResult> {
  const text = (await served(siteUrl).catch(() => undefined)) ?? (await built(dist).catch(() => undefined));
  if (text === undefined)
    return warning('There is no security.txt.', `Build the site, which puts it at ${siteUrl}/${path}.`);
  const expires = Date.parse(/^Expires:\s*(\S+)/im.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires))
    return bad(
      'security.txt has no Expires field, so no one can rely on it.',
      'Build the site, which writes it from content/security.yaml.',
    );
  const date = new Date(expires).toISOString().slice(0, 10);
  const remedy = 'Set a new date in content/security.yaml, then build.';
  if (expires <= now) return bad(`security.txt expired on ${date}.`, remedy);
  if (expires - now < warningMs) return warning(`security.txt expires on ${date}.`, remedy);
  return good(`security.txt is valid until ${date}.`);
}

const built = (dist: string) => readFile(join(dist, path), 'utf8');

async function served(siteUrl: string): Promise<string | undefined> {
  const answer = await fetch(`${siteUrl}/${path}`, { signal: AbortSignal.timeout(10_000) });
  return answer.ok ? answer.text() : undefined;
}
