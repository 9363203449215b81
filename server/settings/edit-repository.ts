import type { GitBackend } from '@sveltia/cms';
import { paths } from '#routing/paths.ts';

export interface Repository {
  backend: GitBackend;
  origins: string[];
  /** `https://github.com`, or the firm's host. */
  host: string;
  api: string;
}

const hosts: Record<string, 'github' | 'gitlab' | 'gitea'> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'gitea.com': 'gitea',
  'codeberg.org': 'gitea',
};

/** Returns undefined if the address names no repository. With `appId`, people sign in at its host and need no token. */
export function repositoryAt(address: string, appId?: string, siteUrl = ''): Repository | undefined {
  const [, prefix, rest = ''] = /^(?:(github|gitlab|gitea)\+)?(https?:.*)$/.exec(address) ?? [];
  const url = URL.parse(rest);
  const repo = url?.pathname.replace(/^\/|(?:\.git)?\/?$/g, '') ?? '';
  const name = Object.values(hosts).find((each) => each === prefix) ?? hosts[url?.host ?? ''];
  if (!url || !name || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo)) return undefined;
  const apiRoots = {
    github: url.host === 'github.com' ? 'https://api.github.com' : `${url.origin}/api/v3`,
    gitlab: `${url.origin}/api/v4`,
    gitea: `${url.origin}/api/v1`,
  };
  const siteServer = { base_url: siteUrl, auth_endpoint: paths.editorSignIn.slice(1) };
  const signIn = name === 'github' ? siteServer : { app_id: appId, auth_type: 'pkce' as const };
  const backend = {
    name,
    repo,
    branch: url.hash.slice(1) || 'main',
    api_root: apiRoots[name],
    base_url: url.origin,
    auth_methods: [appId ? 'oauth' : 'token'],
    ...(appId && signIn),
  } as GitBackend;
  const pictures = name === 'github' ? ['https://avatars.githubusercontent.com'] : [];
  const origins = [...new Set([url.origin, new URL(apiRoots[name]).origin, ...pictures])];
  const project = name === 'gitlab' ? `projects/${encodeURIComponent(repo)}` : `repos/${repo}`;
  return { backend, origins, host: url.origin, api: `${apiRoots[name]}/${project}` };
}
