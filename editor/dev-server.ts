import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from '#content/check/read-content.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import { pageSources } from '../scripts/page-sources.ts';
import { pageHeaders } from '../server/http/security-headers.ts';
import type { Repository } from '../server/settings/edit-repository.ts';
import { editorFolder, editorPage } from './editor-page.ts';
import { findingsIn } from './findings.ts';

interface LocalEditor {
  repository: Repository;
  script: string;
  bundleFolder: string;
  contentFolder: string;
}

/** Serves the editor beside the development server, and tells it after each change what the content check finds. */
export function editorServer({ repository, script, bundleFolder, contentFolder }: LocalEditor): Plugin {
  const listeners = new Map<ServerResponse, Language>();
  const tell = (response: ServerResponse, language: Language) =>
    response.write(`data: ${JSON.stringify(findingsNow(contentFolder, language))}\n\n`);
  /** A save writes several files. */
  let soon: NodeJS.Timeout | undefined;
  return {
    name: 'editor',
    configureServer({ middlewares, watcher }) {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(contentFolder) || basename(file).startsWith('.')) return;
        clearTimeout(soon);
        soon = setTimeout(() => {
          for (const [response, language] of listeners) tell(response, language);
        }, 100);
      });
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const page = languageCodes.find((code) => path === localizedPath(code, '/edit'));
        const listener = languageCodes.find((code) => path === `/edit/findings/${code}`);
        if (page) {
          const html = editorPage(page, repository, script, contentFolder, true);
          const headers = [
            'Content-Type',
            'text/html; charset=utf-8',
            ...pageHeaders(pageSources(html, path)),
          ];
          response.writeHead(200, headers).end(html);
        } else if (listener) {
          response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
          listeners.set(response, listener);
          response.once('close', () => listeners.delete(response));
          tell(response, listener);
        } else if (path.startsWith(editorFolder))
          sendFile(response, join(bundleFolder, path.slice(editorFolder.length)));
        else next();
      });
    },
  };
}

function findingsNow(folder: string, language: Language) {
  try {
    return findingsIn(readContent(folder), language);
  } catch (error) {
    return [{ place: (error as Error).message, text: '', remedy: '', file: '' }];
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

function sendFile(response: ServerResponse, file: string) {
  if (!existsSync(file) || !dirname(file).includes('editor')) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
