import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { bundleEditor } from './editor-bundle.ts';
import { editorFolder, editorPage } from './editor-page.ts';
import { interfaceWords } from './editor-words.ts';

/** Writes the editor of a repository into a finished build, a page for each language. */
export async function writeEditor(repository: Repository, dist: string, contentFolder: string) {
  const script = await bundleEditor(join(dist, editorFolder), interfaceWords(contentFolder));
  for (const language of languageCodes) {
    const file = join(dist, `${localizedPath(language, '/edit')}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, editorPage(language, repository, script, contentFolder));
  }
}
