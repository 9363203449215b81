import { hash } from 'node:crypto';

export interface SplitPage {
  html: string;
  file?: PageFile;
}

export interface PageFile {
  path: string;
  text: string;
}

/** A file that browsers may keep, because its name changes with its text. */
export function hashedFile(name: string, extension: 'css' | 'js', text: string): PageFile {
  return { path: `_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`, text };
}
