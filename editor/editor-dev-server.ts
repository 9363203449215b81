import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import type { Plugin } from 'vite';
import { checkContent } from '#content/check/check-content.ts';
import { readContent } from '#content/read-content.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { messageOf } from '#server/error-message.ts';
import { pageHeaders } from '#server/plugins/security-headers.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { pageSources } from '../build/page-sources.ts';
import { editorFolder, editorPage } from './editor-page.ts';
import { reportIssue } from './reported-issues.ts';

interface LocalEditor {
  repository: Repository;
  script: string;
  bundleFolder: string;
  contentFolder: string;
}

/** Serves the editor beside the development server, and sends it the issues of the content check after each change. */
export function editorServer({ repository, script, bundleFolder, contentFolder }: LocalEditor): Plugin {
  const listeners = new Map<ServerResponse, Language>();
  const sendIssues = (response: ServerResponse, language: Language) =>
    response.write(`data: ${JSON.stringify(issuesNow(contentFolder, language))}\n\n`);
  /** A save writes several files. */
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'editor',
    async configureServer({ middlewares, watcher }) {
      const files = Fastify();
      await files.register(staticFiles, { root: bundleFolder, prefix: editorFolder });
      await files.ready();
      watcher.on('all', (_, file) => {
        if (!file.startsWith(contentFolder) || basename(file).startsWith('.')) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          for (const [response, language] of listeners) sendIssues(response, language);
        }, 100);
      });
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const page = languageCodes.find((code) => path === localizedPath(code, '/edit'));
        if (path.startsWith(`${editorFolder}/`)) return files.routing(request, response);
        const listener = languageCodes.find((code) => path === `/edit/issues/${code}`);
        if (page) {
          const html = editorPage(page, repository, script, contentFolder, true);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.writeHead(200, pageHeaders(pageSources(html))).end(html);
        } else if (listener) {
          response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
          listeners.set(response, listener);
          response.once('close', () => listeners.delete(response));
          sendIssues(response, listener);
        } else next();
      });
    },
  };
}

function issuesNow(folder: string, language: Language) {
  try {
    const content = readContent(folder);
    return checkContent(content).map(reportIssue(content.files, language));
  } catch (error) {
    return [{ place: messageOf(error), text: '', file: '' }];
  }
}
