import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#content/project-root.ts';
import type { Generator } from '../generator.ts';
import { hashedFiles } from '../hashed-files.ts';
import type { PrintTemplate } from './template-routes.ts';

interface DrawnFiles {
  name: PrintTemplate;
  hashes(): Record<string, string> | Promise<Record<string, string>>;
  /** Draws the page at a URL of a served build. */
  draw(page: Page, url: string): Promise<Uint8Array>;
}

/** A generator of files under public/ that Chromium draws, each from the template page of its path without the ending. */
export function drawnFiles({ name, hashes, draw }: DrawnFiles): Required<Generator> {
  return hashedFiles({
    name,
    hashes,
    async draw(files, made) {
      const { withPrintTemplates } = await import('./print-templates.ts');
      await withPrintTemplates(name, async (page, origin) => {
        for (const file of files) {
          const bytes = await draw(page, origin + file.replace(/^public|\.\w+$/g, ''));
          await mkdir(dirname(join(root, file)), { recursive: true });
          await writeFile(join(root, file), bytes);
          made(file);
          console.log(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
        }
      });
    },
  });
}
