import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dev } from 'astro';
import { root } from '#content/project-root.ts';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile } from '#server/settings/settings-file.ts';
import { bundleEditor } from './editor-bundle.ts';
import { editorServer } from './editor-dev-server.ts';
import { interfaceWords } from './editor-words.ts';

/** The editor wants a repository to be named; without one it works on the folder alone. */
function repositoryOrFolder(): Repository {
  const { editRepository } = readSettings(process.env);
  if (editRepository) return editRepository;
  return {
    backend: { name: 'gitea', repo: 'this/folder', auth_methods: ['token'] },
    origins: [],
    host: '',
    api: '',
  };
}

loadSettingsFile();
// Its code is put together first, which takes a while.
console.log('Preparing the editor…');
const bundleFolder = join(root, '.cache/editor');
await rm(bundleFolder, { recursive: true, force: true });
const contentFolder = join(root, 'content');
const editor = editorServer({
  repository: repositoryOrFolder(),
  script: await bundleEditor(bundleFolder, interfaceWords(contentFolder)),
  bundleFolder,
  contentFolder,
});
// The bundle's build has left it behind: with it, pages would not follow the content.
delete process.env.NODE_ENV;
const { port } = readSettings(process.env);
const { address: listening } = await dev({ root, server: { port }, vite: { plugins: [editor] } });
for (const language of languageCodes) {
  console.log(`Edit: http://localhost:${listening.port}${localizedPath(language, '/edit')}`);
}
