import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import type { Generator } from './generator.ts';

type Texts = Record<string, string>;

/** A generator of text files that are made as fast as they are compared: by file, from the project's root, its text. */
export function textFiles(name: string, texts: () => Texts | Promise<Texts>): Generator {
  return {
    name,
    async stale() {
      const isStale = ([file, text]: [string, string]) =>
        !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text;
      return Object.entries(await texts())
        .filter(isStale)
        .map(([file]) => file);
    },
    async make(stale) {
      for (const [file, text] of Object.entries(await texts())) {
        if (!stale.includes(file)) continue;
        await writeFile(join(root, file), text);
        console.log(file);
      }
    },
  };
}
