import { hash } from 'node:crypto';

/** What is taken out of a built page, and the page without it. */
export interface SplitPage {
  html: string;
  file?: ReturnType<typeof hashedFile>;
}

/** A file that browsers may keep, because its name changes with its text. */
export function hashedFile(name: string, extension: 'css' | 'js', text: string) {
  return { path: `_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`, text };
}
