import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Repository } from '#server/settings/edit-repository.ts';
import { writeEditor } from '../editor/write-editor.ts';

/** Adds the editor of a repository, a page for each language; where none is named there is no editor. */
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
