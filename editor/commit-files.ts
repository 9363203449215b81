import type { RepositoryApi } from './repository-api.ts';

interface TextFile {
  path: string;
  text: string;
}

/** Writes files in one commit. Rejects where the host refuses. */
export async function commitFiles(api: RepositoryApi, files: TextFile[], message: string): Promise<void> {
  if (!(await commits[api.name](api, files, message))) throw new Error('nothing was written');
}

type Commit = (api: RepositoryApi, files: TextFile[], message: string) => Promise<unknown>;

const commits: Record<RepositoryApi['name'], Commit> = {
  async github({ project, branch, head, request }, files, message) {
    const parent = await head();
    const blobs = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
    const tree = await request<{ sha: string }>(`${project}/git/trees`, { base_tree: parent, tree: blobs });
    const own = { message, tree: tree?.sha, parents: [parent] };
    const commit = await request<{ sha: string }>(`${project}/git/commits`, own);
    return request(`${project}/git/refs/heads/${branch}`, { sha: commit?.sha }, 'PATCH');
  },
  async gitea({ project, branch, fileAt, request }, files, message) {
    const changes = files.map(async ({ path, text }) => {
      const sha = (await fileAt(path, branch))?.sha;
      return { operation: sha ? 'update' : 'create', path, content: encoded(text), sha };
    });
    return request(`${project}/contents`, { branch, message, files: await Promise.all(changes) });
  },
  async gitlab({ repository, branch, fileAt, request }, files, message) {
    const actions = files.map(async ({ path, text }) => {
      const action = (await fileAt(path, branch)) ? 'update' : 'create';
      return { action, file_path: path, content: text };
    });
    const commit = { branch, commit_message: message, actions: await Promise.all(actions) };
    return request(`${repository}/commits`, commit);
  },
};

function encoded(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
