import { execFileSync } from 'node:child_process';
import { root } from './project-root.ts';

/** Returns when some paths last changed, in ISO 8601; undefined if one is unknown. A folder ends with a slash. */
type LastChange = (paths: string[]) => string | undefined;

/** Reads git's history once. A changed file, or a shallow history, has none, because a wrong day would mislead. */
export function readHistory(root: string, folders: string[]): LastChange {
  const changes = changesIn(root, folders);
  return (paths) => {
    const moments = paths.map((path) => {
      const changesOfPath = changes.filter(({ file }) =>
        path.endsWith('/') ? file.startsWith(path) : file === path,
      );
      return Math.max(...changesOfPath.map(({ seconds }) => seconds));
    });
    return moments.every(Number.isFinite) ? new Date(Math.max(...moments) * 1000).toISOString() : undefined;
  };
}

let contentHistory: LastChange | undefined;

/** Returns when files of this project's content were last changed. Git is asked once. */
export const lastContentChange: LastChange = (paths) => {
  contentHistory ??= readHistory(root, ['content']);
  return contentHistory(paths);
};

/** Returns each change of the files; one without a commit is the latest. Returns none outside of a repository. */
function changesIn(root: string, folders: string[]) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    const commits = git('log', '--format=%x00%ct', '--name-only', '--relative', '--', ...folders).split('\0');
    const status = git('status', '--short', '--no-renames', '--untracked-files=all', '--', ...folders);
    const committed = commits.flatMap((commit) => {
      const [seconds, ...files] = commit.split('\n').filter(Boolean);
      return files.map((file) => ({ file, seconds: Number(seconds) }));
    });
    // Each line of git begins with two letters and a space.
    const uncommitted = status.split('\n').map((line) => ({ file: line.slice(3), seconds: Infinity }));
    return [...committed, ...uncommitted];
  } catch {
    return [];
  }
}
