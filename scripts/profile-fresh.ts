import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** The content that the company profile shows, and no other: see src/profile/profile-content.ts. */
const sources = [
  'content/site.yaml',
  'content/*/{firm,profile,ui,values}.yaml',
  'content/*/pages/{home,offices,services,whoweare}.yaml',
  'content/*/{cases,offices,services,team}/*.yaml',
];

/** Names the content that the PDFs in public/files were made from. */
export const profileStamp = join(root, 'public/files/company-profile.json');

export function hashOfProfileContent(): string {
  const names = globSync(sources, { cwd: root }).sort();
  const hashes = names.map((name) => `${name} ${hash('sha256', readFileSync(join(root, name)))}`);
  return hash('sha256', hashes.join('\n'));
}

/** Whether the PDFs in public/files were made from the content as it is now. */
export function profileIsFresh(): boolean {
  return JSON.parse(readFileSync(profileStamp, 'utf8')).content === hashOfProfileContent();
}
