import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import type { Plugin } from 'vite';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { pageSources } from '../scripts/build/page-sources.ts';
import { editorFolder, editorPage } from './editor-page.ts';

interface LocalEditor {
  repository: Repository;
  script: string;
  bundleFolder: string;
  contentFolder: string;
}

/** Serves the editor in development. */
export function editorServer({ repository, script, bundleFolder, contentFolder }: LocalEditor): Plugin {
  return {
    name: 'editor',
    async configureServer({ middlewares }) {
      const files = Fastify();
      await files.register(staticFiles, { root: bundleFolder, prefix: editorFolder });
      await files.ready();
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const page = languageCodes.find((code) => path === localizedPath(code, '/edit'));
        if (path.startsWith(`${editorFolder}/`)) return files.routing(request, response);
        if (!page) return next();
        const html = editorPage(page, repository, script, contentFolder, true);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.writeHead(200, pageHeaders(pageSources(html))).end(html);
      });
    },
  };
}
