import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globFiles } from '#content/files/read-collection.ts';
import { pictureFile } from '#content/pictures/picture-ids.ts';
import { hashOfBytes } from '#lib/hash-of-bytes.ts';
import { root } from '#lib/project-root.ts';

export function hashOfValues(...values: unknown[]): string {
  return hashOfBytes(JSON.stringify(values));
}

export function hashesOf(...patterns: string[]): string[] {
  return globFiles(patterns, root).map((file) => `${file} ${hashOfBytes(readFileSync(join(root, file)))}`);
}

export function hashOfPicture(id: string): string {
  return hashOfBytes(readFileSync(join(root, `content/pictures/${pictureFile(id)}`)));
}

const declaration = /(--[\w-]+):\s*([^;]+);/g;

/** Returns the design tokens that style sheets use, and those that these tokens use. */
export function tokensUsedBy(...patterns: string[]): string[] {
  const declared = [...readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').matchAll(declaration)];
  const used = new Set<string>();
  const collect = (css: string) => {
    for (const [, token = ''] of css.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(token)) continue;
      used.add(token);
      for (const [, name, value = ''] of declared) if (name === token) collect(value);
    }
  };
  for (const file of globFiles(patterns, root)) collect(readFileSync(join(root, file), 'utf8'));
  return declared.flatMap(([text, name = '']) => (used.has(name) ? [text] : []));
}
