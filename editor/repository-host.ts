import type { Backend } from '@sveltia/cms';

/** One state of an entry that somebody saved. */
export interface Version {
  commit: string;
  /** As ISO 8601 has it. */
  date: string;
  author: string;
  message: string;
}

export interface VersionFile {
  path: string;
  /** Undefined where the version had no such file. */
  text: string | undefined;
}

export interface RepositoryHost {
  mayWrite(): Promise<boolean>;
  /** The commit that the branch ends with. */
  head(): Promise<string>;
  /** The newest first. */
  versions(paths: string[]): Promise<Version[]>;
  read(path: string, commit: string): Promise<string | undefined>;
  /** Writes files in one commit; one whose text is undefined is left as it is. Rejects where the host refuses. */
  write(files: VersionFile[], message: string): Promise<void>;
}

type Ask = (path: string, options?: RequestInit) => Promise<unknown>;

/** What the editor itself does not ask of the repository's host, with the token of whoever is signed in. */
export function repositoryHost(backend: Backend, authorization: string): RepositoryHost {
  const { name, repo, branch = 'main', api_root: root } = backend as Record<string, string> & Backend;
  const ask: Ask = async (path, options = {}) => {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    const response = await fetch(`${root}${path}`, { ...options, headers, cache: 'no-store' });
    if (!response.ok) throw new Error(`${response.status} ${path}`, { cause: response.status });
    return response.json();
  };
  if (name === 'gitlab') return gitLab(ask, encodeURIComponent(repo), branch);
  return gitHubOrGitea(ask, `/repos/${repo}`, branch, name === 'github');
}

interface HostCommit {
  sha: string;
  commit: { message: string; author: { name: string; date: string } };
}

/** Gitea and Forgejo answer as GitHub does, but for how several files are written. */
function gitHubOrGitea(ask: Ask, repository: string, branch: string, isGitHub: boolean): RepositoryHost {
  const contents = (path: string, ref: string) =>
    `${repository}/contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${encodeURIComponent(ref)}`;
  const fileAt = (path: string, ref: string) =>
    unlessMissing(ask(contents(path, ref)) as Promise<{ content: string; sha: string }>);
  const head = async () => {
    const { commit } = (await ask(`${repository}/branches/${encodeURIComponent(branch)}`)) as {
      commit: { sha?: string; id?: string };
    };
    return commit.sha ?? commit.id ?? '';
  };
  return {
    head,
    async mayWrite() {
      const { permissions } = (await ask(repository)) as { permissions?: { push?: boolean } };
      return permissions?.push !== false;
    },
    async versions(paths) {
      const lists = await Promise.all(
        paths.map((path) => {
          const query = new URLSearchParams({ sha: branch, path, per_page: '30', limit: '30' });
          return ask(`${repository}/commits?${query}`) as Promise<HostCommit[]>;
        }),
      );
      return newestFirst(
        lists.flat().map(({ sha, commit: { message, author } }) => {
          return { commit: sha, date: author.date, author: author.name, message };
        }),
      );
    },
    async read(path, commit) {
      const file = await fileAt(path, commit);
      return file && decoded(file.content);
    },
    async write(files, message) {
      const texts = written(files);
      if (isGitHub) {
        const parent = await head();
        const tree = texts.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
        const made = (await send(ask, `${repository}/git/trees`, { base_tree: parent, tree })) as {
          sha: string;
        };
        const commit = { message, tree: made.sha, parents: [parent] };
        const { sha } = (await send(ask, `${repository}/git/commits`, commit)) as { sha: string };
        await send(ask, `${repository}/git/refs/heads/${branch}`, { sha }, 'PATCH');
        return;
      }
      const changes = texts.map(async ({ path, text }) => {
        const now = await fileAt(path, branch);
        return { operation: now ? 'update' : 'create', path, content: encoded(text), sha: now?.sha };
      });
      await send(ask, `${repository}/contents`, { branch, message, files: await Promise.all(changes) });
    },
  };
}

interface GitLabCommit {
  id: string;
  created_at: string;
  author_name: string;
  message: string;
}

/** From this level on somebody may push: docs.gitlab.com/api/members, "Developer". */
const developer = 30;

function gitLab(ask: Ask, project: string, branch: string): RepositoryHost {
  const repository = `/projects/${project}/repository`;
  const read = async (path: string, ref: string) => {
    const url = `${repository}/files/${encodeURIComponent(path)}?ref=${encodeURIComponent(ref)}`;
    const file = await unlessMissing(ask(url) as Promise<{ content: string }>);
    return file && decoded(file.content);
  };
  return {
    read,
    async head() {
      const { commit } = (await ask(`${repository}/branches/${encodeURIComponent(branch)}`)) as {
        commit: { id: string };
      };
      return commit.id;
    },
    async mayWrite() {
      const { permissions = {} } = (await ask(`/projects/${project}`)) as {
        permissions?: Record<string, { access_level: number } | null>;
      };
      const levels = Object.values(permissions).map((access) => access?.access_level ?? 0);
      return levels.length === 0 || Math.max(...levels) >= developer;
    },
    async versions(paths) {
      const lists = await Promise.all(
        paths.map((path) => {
          const query = new URLSearchParams({ ref_name: branch, path, per_page: '30' });
          return ask(`${repository}/commits?${query}`) as Promise<GitLabCommit[]>;
        }),
      );
      return newestFirst(
        lists.flat().map(({ id, created_at, author_name, message }) => {
          return { commit: id, date: created_at, author: author_name, message };
        }),
      );
    },
    async write(files, message) {
      const actions = written(files).map(async ({ path, text }) => {
        const action = (await read(path, branch)) === undefined ? 'create' : 'update';
        return { action, file_path: path, content: text };
      });
      const commit = { branch, commit_message: message, actions: await Promise.all(actions) };
      await send(ask, `${repository}/commits`, commit);
    },
  };
}

function written(files: VersionFile[]): { path: string; text: string }[] {
  return files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
}

function send(ask: Ask, path: string, body: object, method = 'POST') {
  return ask(path, { method, body: JSON.stringify(body) });
}

async function unlessMissing<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if ((error as Error).cause === 404) return undefined;
    throw error;
  }
}

/** A save of both languages is one commit of two files. */
function newestFirst(versions: Version[]): Version[] {
  const each = new Map(versions.map((version) => [version.commit, version]));
  return [...each.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

function encoded(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
