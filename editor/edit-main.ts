import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { dev } from 'astro';
import Fastify from 'fastify';
import type { Plugin } from 'vite';
import { languageCodes } from '#i18n/languages.ts';
import { root } from '#lib/project-root.ts';
import { localizedPath } from '#routing/paths.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile } from '#server/settings/settings-file.ts';
import { cspSources } from '../scripts/build/csp-sources.ts';
import { bundleEditor } from './editor-bundle.ts';
import { type EditorRepository, editorFolder, editorPage } from './editor-pages.ts';

/** The editor requires the name of a repository even if it works on the folder. */
const folderAlone: EditorRepository = {
  backend: { name: 'gitea', repo: 'this/folder', auth_methods: ['token'] },
  origins: [],
};

loadSettingsFile();
console.log('Preparing the editor…');
const bundleFolder = join(root, '.cache/editor');
await rm(bundleFolder, { recursive: true, force: true });
const script = await bundleEditor(bundleFolder, 'info');
// The bundle's build has set NODE_ENV to production, and pages would not show changed content.
delete process.env.NODE_ENV;
const { port, editRepository: repository = folderAlone } = readSettings(process.env);
const files = Fastify();
await files.register(staticFiles, { root: bundleFolder, prefix: editorFolder });
await files.ready();

const editor: Plugin = {
  name: 'editor',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      const page = languageCodes.find((code) => path === localizedPath(code, '/edit'));
      if (path.startsWith(`${editorFolder}/`)) return files.routing(request, response);
      if (!page) return next();
      const html = editorPage(page, repository, script, 'local');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.writeHead(200, pageHeaders(cspSources(html))).end(html);
    });
  },
};
const { address } = await dev({ root, server: { port }, vite: { plugins: [editor] } });
for (const language of languageCodes)
  console.log(`Edit: http://localhost:${address.port}${localizedPath(language, '/edit')}`);
