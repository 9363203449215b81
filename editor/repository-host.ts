import type { Backend } from '@sveltia/cms';
import { commitFiles } from './commit-files.ts';
import { repositoryApi } from './repository-api.ts';

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

/** Requests to the repository's host that Sveltia does not make, with the token of whoever is signed in. */
export function repositoryHost(backend: Backend, authorization: string) {
  const api = repositoryApi(backend, authorization);
  const { isGitLab, branch, project, repository, request, fileAt, head } = api;
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
    write(files: VersionFile[], message: string): Promise<void> {
      const texts = files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
      return commitFiles(api, texts, message);
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
