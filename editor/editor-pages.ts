import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Repository } from '#server/settings/edit-repository.ts';
import { writeEditor } from './write-editor.ts';

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
        if (!repository) return;
        await writeEditor(
          repository,
          fileURLToPath(dir),
          fileURLToPath(new URL('../content', import.meta.url)),
        );
      },
    },
  };
}
