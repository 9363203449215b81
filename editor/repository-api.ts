import type { Backend } from '@sveltia/cms';

export type RepositoryApi = ReturnType<typeof repositoryApi>;

/** The interface of the repository's host, asked with the token of whoever is signed in. */
export function repositoryApi(backend: Backend, authorization: string) {
  if (backend.name === 'test-repo') throw new Error('A test repository has no host.');
  const { name, repo, branch = 'main', api_root: root } = backend;
  const isGitLab = name === 'gitlab';
  const project = isGitLab ? `/projects/${encodeURIComponent(repo)}` : `/repos/${repo}`;
  const repository = isGitLab ? `${project}/repository` : project;
  return { name, isGitLab, branch, project, repository, request, fileAt, head };

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
}
