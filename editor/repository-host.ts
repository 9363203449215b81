import type { Repository } from '#server/settings/edit-repository.ts';

export interface Version {
  commit: string;
  date: string;
  author: string;
}

interface TextFile {
  path: string;
  text: string;
}

export type RepositoryHost = ReturnType<typeof repositoryHost>;

/** Makes requests with the user's token that Sveltia does not make. They reject if the host refuses. */
export function repositoryHost(backend: Repository['backend'], authorization: string) {
  const host = hostApi(backend, authorization);
  const { branch, isGitLab, project, repository, request } = host;
  return {
    latestCommit: () => latestCommit(host),
    async mayWrite() {
      const { permissions = {} } = (await request<{ permissions?: Permissions }>(project)) ?? {};
      if (!isGitLab) return permissions.push !== false;
      const levels = Object.values(permissions).map(
        (each) => (typeof each === 'object' && each?.access_level) || 0,
      );
      return levels.length === 0 || Math.max(...levels) >= developerLevel;
    },
    /** Resolves to the newest 30 of each file, latest first. */
    async versions(paths: string[]) {
      const lists = paths.map((path) => {
        const query = { sha: branch, ref_name: branch, path, per_page: '30', limit: '30' };
        return request<HostCommit[]>(`${repository}/commits?${new URLSearchParams(query)}`);
      });
      const all = (await Promise.all(lists)).flatMap((list) => (list ?? []).map(versionOf));
      const each = new Map(all.map((version) => [version.commit, version]));
      return [...each.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
    },
    async read(path: string, commit: string) {
      const file = await fileAt(host, path, commit);
      if (!file) return undefined;
      return new TextDecoder().decode(Uint8Array.from(atob(file.content), (byte) => byte.charCodeAt(0)));
    },
    async write(files: TextFile[], message: string) {
      if (!(await writers[backend.name](host, files, message))) throw new Error('nothing was written');
    },
  };
}

type HostApi = ReturnType<typeof hostApi>;

function hostApi(
  { name, repo, branch = 'main', api_root: root }: Repository['backend'],
  authorization: string,
) {
  const isGitLab = name === 'gitlab';
  const project = isGitLab ? `/projects/${encodeURIComponent(repo)}` : `/repos/${repo}`;
  const repository = isGitLab ? `${project}/repository` : project;
  return { branch, isGitLab, project, repository, request };

  /** Resolves to undefined if the host sends 404. Rejects with an Error at other error statuses. */
  async function request<Body>(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    const payload = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`${root}${path}`, { method, headers, cache: 'no-store', ...payload });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    const json: Body = await response.json();
    return json;
  }
}

async function latestCommit({ branch, repository, request }: HostApi): Promise<string> {
  const url = `${repository}/branches/${encodeURIComponent(branch)}`;
  const found = await request<{ commit: { sha?: string; id?: string } }>(url);
  return found?.commit.sha ?? found?.commit.id ?? '';
}

function fileAt({ isGitLab, repository, request }: HostApi, path: string, ref: string) {
  const file = isGitLab ? `files/${encodeURIComponent(path)}` : `contents/${encodeURI(path)}`;
  return request<{ content: string; sha?: string }>(`${repository}/${file}?ref=${encodeURIComponent(ref)}`);
}

type Permissions = Record<string, boolean | { access_level: number } | null>;

/** The lowest access level that may push at GitLab: docs.gitlab.com/api/members, "Developer". */
const developerLevel = 30;

type HostCommit =
  | { sha: string; commit: { author: { name: string; date: string } } }
  | { id: string; author_name: string; created_at: string };

function versionOf(commit: HostCommit): Version {
  if ('id' in commit) return { commit: commit.id, date: commit.created_at, author: commit.author_name };
  const { name, date } = commit.commit.author;
  return { commit: commit.sha, date, author: name };
}

const writers = { github: writeToGitHub, gitea: writeToGitea, gitlab: writeToGitLab };

async function writeToGitHub(host: HostApi, files: TextFile[], message: string) {
  const { branch, project, request } = host;
  const parent = await latestCommit(host);
  const blobs = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
  const tree = await request<{ sha: string }>(`${project}/git/trees`, { base_tree: parent, tree: blobs });
  const body = { message, tree: tree?.sha, parents: [parent] };
  const commit = await request<{ sha: string }>(`${project}/git/commits`, body);
  return request(`${project}/git/refs/heads/${branch}`, { sha: commit?.sha }, 'PATCH');
}

async function writeToGitea(host: HostApi, files: TextFile[], message: string) {
  const { branch, project, request } = host;
  const changes = files.map(async ({ path, text }) => {
    const sha = (await fileAt(host, path, branch))?.sha;
    const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
    return { operation: sha ? 'update' : 'create', path, content: btoa(bytes.join('')), sha };
  });
  return request(`${project}/contents`, { branch, message, files: await Promise.all(changes) });
}

async function writeToGitLab(host: HostApi, files: TextFile[], message: string) {
  const { branch, repository, request } = host;
  const changes = files.map(async ({ path, text }) => {
    const action = (await fileAt(host, path, branch)) ? 'update' : 'create';
    return { action, file_path: path, content: text };
  });
  const actions = await Promise.all(changes);
  return request(`${repository}/commits`, { branch, commit_message: message, actions });
}
