import type { Repository } from '#server/settings/edit-repository.ts';

export interface Version {
  commit: string;
  date: string;
  author: string;
}

type TextFile = Record<'path' | 'text', string>;

type HostCommit =
  | { sha: string; commit: { author: { name: string; date: string } } }
  | { id: string; author_name: string; created_at: string };

/** The lowest access level that may push at GitLab: docs.gitlab.com/api/members, "Developer". */
const developerLevel = 30;

export type RepositoryHost = ReturnType<typeof repositoryHost>;

/** Makes requests to the repository's host that Sveltia does not make, with the user's token. */
export function repositoryHost(backend: Repository['backend'], authorization: string) {
  const { name, repo, branch = 'main', api_root: root } = backend;
  const isGitLab = name === 'gitlab';
  const project = isGitLab ? `/projects/${encodeURIComponent(repo)}` : `/repos/${repo}`;
  const repository = isGitLab ? `${project}/repository` : project;
  return { latestCommit, mayWrite, versions, read, write };

  /** Resolves to undefined if the host has no such thing. Rejects if it refuses. */
  async function request<Answer>(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    const payload = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`${root}${path}`, { method, headers, cache: 'no-store', ...payload });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    const answer: Answer = await response.json();
    return answer;
  }

  function fileAt(path: string, ref: string) {
    const file = isGitLab ? `files/${encodeURIComponent(path)}` : `contents/${encodeURI(path)}`;
    return request<{ content: string; sha?: string }>(`${repository}/${file}?ref=${encodeURIComponent(ref)}`);
  }

  async function latestCommit() {
    const url = `${repository}/branches/${encodeURIComponent(branch)}`;
    const answer = await request<{ commit: { sha?: string; id?: string } }>(url);
    return answer?.commit.sha ?? answer?.commit.id ?? '';
  }

  async function mayWrite(): Promise<boolean> {
    type Access = { access_level: number } | null;
    const answer = await request<{ permissions?: Record<string, boolean | Access> }>(project);
    const { permissions = {} } = answer ?? {};
    if (!isGitLab) return permissions.push !== false;
    const levels = Object.values(permissions).map(
      (each) => (typeof each === 'object' && each?.access_level) || 0,
    );
    return levels.length === 0 || Math.max(...levels) >= developerLevel;
  }

  async function versions(paths: string[]): Promise<Version[]> {
    const lists = paths.map((path) => {
      const query = { sha: branch, ref_name: branch, path, per_page: '30', limit: '30' };
      return request<HostCommit[]>(`${repository}/commits?${new URLSearchParams(query)}`);
    });
    const all = (await Promise.all(lists)).flatMap((list) => (list ?? []).map(versionOf));
    const each = new Map(all.map((version) => [version.commit, version]));
    return [...each.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  }

  async function read(path: string, commit: string): Promise<string | undefined> {
    const file = await fileAt(path, commit);
    return (
      file && new TextDecoder().decode(Uint8Array.from(atob(file.content), (byte) => byte.charCodeAt(0)))
    );
  }

  async function write(files: TextFile[], message: string): Promise<void> {
    const answer = await { github: toGitHub, gitea: toGitea, gitlab: toGitLab }[name](files, message);
    if (!answer) throw new Error('nothing was written');
  }

  async function toGitHub(files: TextFile[], message: string) {
    const parent = await latestCommit();
    const blobs = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
    const tree = await request<{ sha: string }>(`${project}/git/trees`, { base_tree: parent, tree: blobs });
    const own = { message, tree: tree?.sha, parents: [parent] };
    const commit = await request<{ sha: string }>(`${project}/git/commits`, own);
    return request(`${project}/git/refs/heads/${branch}`, { sha: commit?.sha }, 'PATCH');
  }

  async function toGitea(files: TextFile[], message: string) {
    const changes = files.map(async ({ path, text }) => {
      const sha = (await fileAt(path, branch))?.sha;
      const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
      return { operation: sha ? 'update' : 'create', path, content: btoa(bytes.join('')), sha };
    });
    return request(`${project}/contents`, { branch, message, files: await Promise.all(changes) });
  }

  async function toGitLab(files: TextFile[], message: string) {
    const actions = files.map(async ({ path, text }) => {
      const action = (await fileAt(path, branch)) ? 'update' : 'create';
      return { action, file_path: path, content: text };
    });
    return request(`${repository}/commits`, {
      branch,
      commit_message: message,
      actions: await Promise.all(actions),
    });
  }
}

function versionOf(host: HostCommit): Version {
  if ('id' in host) return { commit: host.id, date: host.created_at, author: host.author_name };
  const { name, date } = host.commit.author;
  return { commit: host.sha, date, author: name };
}
