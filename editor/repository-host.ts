import type { Backend } from '@sveltia/cms';

/** One state of an entry that someone saved. */
export interface Version {
  commit: string;
  /** As ISO 8601 has it. */
  date: string;
  author: string;
  message: string;
}

interface VersionFile {
  path: string;
  /** Undefined where the version had no such file. */
  text: string | undefined;
}

export type RepositoryHost = ReturnType<typeof repositoryHost>;

/** A commit, as GitHub, Gitea and Forgejo send it, and as GitLab does. */
type HostCommit =
  | { sha: string; commit: { message: string; author: { name: string; date: string } } }
  | { id: string; message: string; author_name: string; created_at: string };

/** The lowest access level that may push at GitLab: docs.gitlab.com/api/members, "Developer". */
const developerLevel = 30;

/** What Sveltia does not do with the repository's host, with the token of whoever is signed in. */
export function repositoryHost(backend: Backend, authorization: string) {
  if (backend.name === 'test-repo') throw new Error('A test repository has no host.');
  const { name, repo, branch = 'main', api_root: root } = backend;
  const isGitLab = name === 'gitlab';
  const project = isGitLab ? `/projects/${encodeURIComponent(repo)}` : `/repos/${repo}`;
  const repository = isGitLab ? `${project}/repository` : project;

  /** Undefined where the host has no such thing. Rejects where it refuses. */
  async function request<Answer>(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    const payload = body && JSON.stringify(body);
    const response = await fetch(`${root}${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(payload && { body: payload }),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    const answer: Answer = await response.json();
    return answer;
  }

  function fileAt(path: string, ref: string) {
    const file = isGitLab
      ? `files/${encodeURIComponent(path)}`
      : `contents/${path.split('/').map(encodeURIComponent).join('/')}`;
    return request<{ content: string; sha?: string }>(`${repository}/${file}?ref=${encodeURIComponent(ref)}`);
  }

  /** The commit that the branch ends with. */
  async function head() {
    const url = `${repository}/branches/${encodeURIComponent(branch)}`;
    const answer = await request<{ commit: { sha?: string; id?: string } }>(url);
    return answer?.commit.sha ?? answer?.commit.id ?? '';
  }

  const writers: Record<
    string,
    (files: { path: string; text: string }[], message: string) => Promise<unknown>
  > = {
    async github(files, message) {
      const parent = await head();
      const blobs = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
      const tree = await request<{ sha: string }>(`${project}/git/trees`, { base_tree: parent, tree: blobs });
      const own = { message, tree: tree?.sha, parents: [parent] };
      const commit = await request<{ sha: string }>(`${project}/git/commits`, own);
      return request(`${project}/git/refs/heads/${branch}`, { sha: commit?.sha }, 'PATCH');
    },
    async gitea(files, message) {
      const changes = files.map(async ({ path, text }) => {
        const sha = (await fileAt(path, branch))?.sha;
        return { operation: sha ? 'update' : 'create', path, content: encoded(text), sha };
      });
      return request(`${project}/contents`, { branch, message, files: await Promise.all(changes) });
    },
    async gitlab(files, message) {
      const actions = files.map(async ({ path, text }) => {
        const action = (await fileAt(path, branch)) ? 'update' : 'create';
        return { action, file_path: path, content: text };
      });
      const commit = { branch, commit_message: message, actions: await Promise.all(actions) };
      return request(`${repository}/commits`, commit);
    },
  };

  return {
    head,
    async mayWrite(): Promise<boolean> {
      type Access = { access_level: number } | null;
      const answer = await request<{ permissions?: Record<string, boolean | Access> }>(project);
      const { permissions = {} } = answer ?? {};
      if (!isGitLab) return permissions.push !== false;
      const levels = Object.values(permissions).map((each) =>
        typeof each === 'object' ? (each?.access_level ?? 0) : 0,
      );
      return levels.length === 0 || Math.max(...levels) >= developerLevel;
    },
    /** The newest first. A save of both languages is one commit of two files. */
    async versions(paths: string[]): Promise<Version[]> {
      const lists = paths.map((path) => {
        const query = { sha: branch, ref_name: branch, path, per_page: '30', limit: '30' };
        return request<HostCommit[]>(`${repository}/commits?${new URLSearchParams(query)}`);
      });
      const versions = (await Promise.all(lists)).flatMap((list) => (list ?? []).map(versionOf));
      const each = new Map(versions.map((version) => [version.commit, version]));
      return [...each.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
    },
    async read(path: string, commit: string): Promise<string | undefined> {
      const file = await fileAt(path, commit);
      return file && decoded(file.content);
    },
    /** Writes files in one commit; one whose text is undefined is left as it is. Rejects where the host refuses. */
    async write(files: VersionFile[], message: string): Promise<void> {
      const texts = files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
      if (!(await writers[name]?.(texts, message))) throw new Error('nothing was written');
    },
  };
}

function versionOf(hostCommit: HostCommit): Version {
  if ('id' in hostCommit)
    return {
      commit: hostCommit.id,
      date: hostCommit.created_at,
      author: hostCommit.author_name,
      message: hostCommit.message,
    };
  const { message, author } = hostCommit.commit;
  return { commit: hostCommit.sha, date: author.date, author: author.name, message };
}

function decoded(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

function encoded(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
