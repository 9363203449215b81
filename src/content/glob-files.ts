import { globSync } from 'node:fs';

/** The files of a folder that fit some patterns, in the order of their names, with `/` between folders on Windows too. */
export function globFiles(patterns: string | string[], folder: string): string[] {
  const files = globSync(patterns, { cwd: folder });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
