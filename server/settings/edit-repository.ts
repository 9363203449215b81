import type { Backend } from '@sveltia/cms';

export interface Repository {
  backend: Backend;
  origins: string[];
}

const hosts: Record<string, 'github' | 'gitlab' | 'gitea'> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'gitea.com': 'gitea',
  'codeberg.org': 'gitea',
};

/** Undefined where it is none. `appId` lets people sign in without a token, except at GitHub. */
export function repositoryAt(address: string, appId?: string): Repository | undefined {
  const [, prefix, rest = ''] = /^(?:(github|gitlab|gitea)\+)?(https?:.*)$/.exec(address) ?? [];
  const url = URL.parse(rest);
  const repo = url?.pathname.replace(/^\/|(?:\.git)?\/?$/g, '') ?? '';
  const name = (prefix as 'github' | undefined) ?? hosts[url?.host ?? ''];
  if (!url || !name || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo)) return undefined;
  const apiRoots = {
    github: url.host === 'github.com' ? 'https://api.github.com' : `${url.origin}/api/v3`,
    gitlab: `${url.origin}/api/v4`,
    gitea: `${url.origin}/api/v1`,
  };
  const signIn = appId && name !== 'github' ? { app_id: appId, auth_type: 'pkce' as const } : {};
  const backend = {
    name,
    repo,
    branch: url.hash.slice(1) || 'main',
    api_root: apiRoots[name],
    base_url: url.origin,
    auth_methods: 'app_id' in signIn ? ['oauth', 'token'] : ['token'],
    ...signIn,
  } as Backend;
  const pictures = name === 'github' ? ['https://avatars.githubusercontent.com'] : [];
  return { backend, origins: [...new Set([url.origin, new URL(apiRoots[name]).origin, ...pictures])] };
}
