import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '#content/read-files.ts';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { bundleEditor } from './editor-bundle.ts';
import { editorFolder, editorPage } from './editor-page.ts';
import { interfaceWords } from './editor-words.ts';

/**
 * Adds the editor of a repository, a page for each language; where none is named there is no editor. It is bundled
 * by itself: its 8.6 MB took 12 s of a build, which no other build pays, and no page shares a file with it. To be thrown
 * away when the firm edits elsewhere, or the editor's configuration can be an endpoint of Astro's (src/pages/).
 */
export function editorPages(repository: Repository | undefined): AstroIntegration {
  return {
    name: 'editor-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (repository) await writeEditor(repository, fileURLToPath(dir));
      },
    },
  };
}

/** Writes the editor of a repository into a finished build. */
export async function writeEditor(repository: Repository, dist: string) {
  const script = await bundleEditor(join(dist, editorFolder), interfaceWords(contentFolder));
  for (const language of languageCodes) {
    const file = join(dist, `${localizedPath(language, '/edit')}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, editorPage(language, repository, script, contentFolder));
  }
}
