import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const aliases: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

test('the image has every file of the project that the server imports', () => {
  const copied = [...readFileSync('deploy/Containerfile', 'utf8').matchAll(/^COPY ([\w/]+) \1$/gm)];
  const folders = copied.map(([, folder]) => `${folder}/`);
  const missing = importsFrom('server/main.ts').filter(
    (file) => !folders.some((folder) => file.startsWith(folder)),
  );
  expect(missing).toEqual([]);
});

/** Returns a file and all project files that it imports when it runs. */
function importsFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = file.endsWith('.json') ? '' : readFileSync(file, 'utf8');
  for (const [, type, names = '', target = ''] of text.matchAll(
    /^(?:import|export) (type )?([^;']*?from )?'([^']+)'/gm,
  ))
    if (!type && !/^\{(?: type \w+,?)+ \} from $/.test(names)) {
      const local = localFile(file, target);
      if (local) importsFrom(local, seen);
    }
  return [...seen];
}

function localFile(importer: string, target: string): string | undefined {
  if (target.startsWith('.')) return normalize(join(dirname(importer), target));
  const [folder, path] = [target.split('/')[0], target.split('/').slice(1).join('/')];
  return aliases[`${folder}/*`]?.replace('./', '').replace('*', path);
}
