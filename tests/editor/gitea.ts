import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listeningAddress } from '#server/lib/listening-address.ts';

export interface GiteaUser {
  name: string;
  email: string;
  mayWrite: boolean;
}

/**
 * Serves the part of Gitea's API that the editor uses, over a real repository. The folder is a checkout of the branch
 * that people edit. A person's token is their key in `people`.
 */
export async function giteaOf(folder: string, people: Record<string, GiteaUser>) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }).trimEnd();
  const head = () => git('rev-parse', 'HEAD');
  const blobs = () =>
    git('ls-tree', '-r', '-l', '-z', 'HEAD')
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, , sha = '', size = '0', path = ''] =
          /^(\S+) (\S+) (\S+) +(\S+)\t(.*)$/s.exec(line)?.slice(1) ?? [];
        return { type: 'blob', path, sha, size: Number(size) };
      });

  function commit({ message, files }: Pushed, { name, email }: GiteaUser) {
    const known = new Map(blobs().map(({ path, sha }) => [path, sha]));
    if (files.some(({ path, sha }) => sha && known.get(path) !== sha)) return undefined;
    for (const { operation, path, content = '' } of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (operation === 'delete') rmSync(file);
      else writeFileSync(file, Buffer.from(content, 'base64'));
    }
    git('add', '--all');
    git('-c', `user.name=${name}`, '-c', `user.email=${email}`, 'commit', '--quiet', '-m', message);
    const saved = new Map(blobs().map(({ path, sha }) => [path, sha]));
    return {
      commit: { sha: head(), created: new Date().toISOString() },
      files: files.map(({ path }) => ({ path, sha: saved.get(path) })),
    };
  }

  /** Returns undefined if the host has nothing at the path. */
  async function answer(request: IncomingMessage, person: GiteaUser): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const path = decodeURIComponent(pathname.replace('/api/v1', ''));
    const repository = '/repos/firm/website';
    const encoded = (bytes: Buffer) => ({ encoding: 'base64', content: bytes.toString('base64') });
    if (path === '/version') return { version: '1.25.0' };
    if (path === '/settings/api') return { default_paging_num: 50, max_response_items: 50 };
    if (path === '/user') return { id: 1, login: person.name, full_name: person.name, email: person.email };
    if (path === repository) {
      const permissions = { pull: true, push: person.mayWrite };
      return { default_branch: 'main', permissions };
    }
    if (path.startsWith(`${repository}/branches/`)) return { commit: { id: head(), message: 'Last' } };
    if (path.startsWith(`${repository}/git/trees/`)) return { tree: blobs(), truncated: false };
    if (path === `${repository}/file-contents`) {
      const { files }: { files: string[] } = JSON.parse(await text(request));
      return files.map((path) => ({ path, ...encoded(readFileSync(join(folder, path))) }));
    }
    if (path === `${repository}/commits`) {
      const format = '--format=%H%x00%an%x00%aI%x00%s';
      const log = git('log', format, '--', searchParams.get('path') ?? '');
      return log
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [sha, name, date, message] = line.split('\0');
          return { sha, commit: { message, author: { name, date } } };
        });
    }
    if (path === `${repository}/contents`) return commit(JSON.parse(await text(request)), person);
    if (path.startsWith(`${repository}/contents/`)) {
      const file = path.slice(`${repository}/contents/`.length);
      const ref = searchParams.get('ref') ?? 'HEAD';
      if (!git('ls-tree', '--name-only', ref, '--', file)) return undefined;
      const sha = git('rev-parse', `${ref}:${file}`);
      return { sha, ...encoded(execFileSync('git', ['cat-file', 'blob', sha], { cwd: folder })) };
    }
    return [];
  }

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const person = people[request.headers.authorization?.split(' ').at(-1) ?? ''];
    if (!person) return response.writeHead(401).end('{}');
    response.setHeader('Content-Type', 'application/json');
    const found = await answer(request, person);
    return response.writeHead(found === undefined ? 404 : 200).end(JSON.stringify(found ?? {}));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  return {
    origin: `http://localhost:${listeningAddress(server).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Pushed {
  message: string;
  files: { operation: string; path: string; content?: string; sha?: string }[];
}
