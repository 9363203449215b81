import { hash } from 'node:crypto';

/** A page of which a part became a file, where there was such a part. */
export interface SplitPage {
  html: string;
  file?: PageFile;
}

export interface PageFile {
  /** From the build's folder. */
  path: string;
  text: string;
}

/** A file that browsers may keep, because its name changes with its text. */
export function hashedFile(name: string, extension: 'css' | 'js', text: string): PageFile {
  return { path: `_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`, text };
}

/** The text with one part in the place of the first match, and no other match. */
export function replaceFirst(text: string, pattern: RegExp, replacement: string): string {
  const first = text.search(pattern);
  return text.replace(pattern, (...match) => (match.at(-2) === first ? replacement : ''));
}
