import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

export interface Commit {
  branch: string;
  message: string;
  files: { operation: string; path: string; text: string }[];
}

/** As much of Gitea's API as the editor asks, for a repository that holds these files. */
export function giteaOf(files: Map<string, string>) {
  const commits: Commit[] = [];
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const tree = () =>
    [...files].map(([path, text]) => ({
      type: 'blob',
      path,
      sha: `sha-${path}`,
      size: Buffer.byteLength(text),
    }));

  async function answer(request: IncomingMessage): Promise<unknown> {
    const [path = ''] = (request.url ?? '').replace('/api/v1', '').split('?');
    const repository = '/repos/firm/website';
    if (path === '/version') return { version: '1.25.0' };
    if (path === '/settings/api') return { default_paging_num: 50, max_response_items: 50 };
    if (path === '/user') return { id: 1, login: 'layla', full_name: 'Layla', email: 'layla@rasikh.example' };
    if (path === repository) return { default_branch: 'main', permissions: { pull: true, push: true } };
    if (path === `${repository}/branches/main`)
      return { commit: { id: `c${commits.length}`, message: 'Last' } };
    if (path.startsWith(`${repository}/git/trees/`)) return { tree: tree(), truncated: false };
    if (path === `${repository}/file-contents`) {
      const asked = (await json(request)) as { files: string[] };
      return asked.files.map((path) => ({
        path,
        encoding: 'base64',
        content: encoded(files.get(path) ?? ''),
      }));
    }
    if (path === `${repository}/contents`) return take((await json(request)) as Pushed);
    return [];
  }

  function take({ branch, message, files: changed }: Pushed) {
    const texts = changed.map(({ operation, path, content }) => ({
      operation,
      path,
      text: Buffer.from(content, 'base64').toString(),
    }));
    commits.push({ branch, message, files: texts });
    return {
      commit: { sha: `c${commits.length}`, created: '2026-11-22T00:00:00Z' },
      files: changed.map(({ path }) => ({ path, sha: `sha-${path}` })),
    };
  }

  const server: Server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const token = request.headers.authorization;
    if (!token?.endsWith(' right')) return response.writeHead(401).end('{}');
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(await answer(request)));
  });
  return { server, commits };
}

interface Pushed {
  branch: string;
  message: string;
  files: { operation: string; path: string; content: string }[];
}
