import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { InjectedRoute } from 'astro';
import { root } from '#lib/project-root.ts';
import type { Generator } from '../generator.ts';

const isThere = (file: string) => existsSync(join(root, file));

interface DrawnFiles {
  name: string;
  template: InjectedRoute;
  /** Returns a hash of everything that a file shows, by its path from the project's root. */
  hashes(): Record<string, string> | Promise<Record<string, string>>;
  draw(page: Page, url: string): Promise<Uint8Array>;
}

/** Returns a generator of files under public/, which Chromium draws from the templates at the same paths. */
export function drawnFilesGenerator({ name, template, hashes, draw }: DrawnFiles): Required<Generator> {
  const noteFile = join(root, 'assets', name, `${name}-generated.json`);
  const recordedHashes = (): Record<string, string> => JSON.parse(readFileSync(noteFile, 'utf8'));
  return { stale, generate, markCurrent };

  async function stale() {
    const [currentHashes, before] = [await hashes(), recordedHashes()];
    const old = Object.keys(currentHashes).filter(
      (file) => currentHashes[file] !== before[file] || !isThere(file),
    );
    return [...old, ...Object.keys(before).filter((file) => !(file in currentHashes))];
  }

  async function generate(files: string[]) {
    const currentHashes = await hashes();
    const current = files.filter((file) => file in currentHashes);
    for (const file of files) if (!(file in currentHashes)) await rm(join(root, file), { force: true });
    await note(currentHashes, []);
    if (current.length === 0) return;
    const { withPrintTemplate } = await import('./open-template.ts');
    await withPrintTemplate(template, async (page, origin) => {
      for (const file of current) {
        const bytes = await draw(page, origin + file.replace(/^public|\.\w+$/g, ''));
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), bytes);
        // Files that were generated before a failure stay recorded.
        await note(currentHashes, [file]);
        console.log(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
      }
    });
  }

  async function markCurrent(files: string[]) {
    const missing = files.filter((file) => !isThere(file));
    if (missing.length > 0) throw new Error(`These files are missing: ${missing.join(', ')}`);
    await note(await hashes(), files);
  }

  async function note(currentHashes: Record<string, string>, files: string[]) {
    const before = recordedHashes();
    const entries = Object.keys(currentHashes)
      .sort()
      .map((file) => [file, files.includes(file) ? currentHashes[file] : before[file]]);
    await writeFile(noteFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
}
