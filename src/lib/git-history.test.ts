import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { readHistory } from './git-history.ts';

const folder = newFolder();
/** The project is a folder of the repository, as in one that holds other things as well. */
const root = join(folder, 'origin/site');
const lastChangeIn = (folder = root) => readHistory(folder, ['content']);

beforeAll(() => {
  write('content/people/sami.yaml', 'one');
  write('content/people/noura.yaml', 'one');
  write('content/home.yaml', 'one');
  git(root, ['init', '--quiet', '..']);
  commit('2026-11-01T10:00:00+03:00');
  write('content/people/noura.yaml', 'two');
  commit('2026-11-05T10:00:00+03:00');
  write('elsewhere.yaml', 'one');
  commit('2026-11-07T10:00:00+03:00');
});

test('a file changed at its last commit, and a page at the latest of its files', () => {
  const lastChange = lastChangeIn();
  expect(lastChange(['content/people/'])).toBe('2026-11-05T07:00:00.000Z');
  expect(lastChange(['content/home.yaml', 'content/people/sami.yaml'])).toBe('2026-11-01T07:00:00.000Z');
});

test('uncommitted and changed files have no date, nor does a copy without history', () => {
  write('content/home.yaml', 'two');
  write('content/people/new.yaml', 'one');
  const lastChange = lastChangeIn();
  for (const file of ['home.yaml', 'people/', 'nowhere.yaml'])
    expect(lastChange(['content/people/sami.yaml', `content/${file}`]), file).toBeUndefined();
  expect(lastChange(['content/people/sami.yaml'])).toBe('2026-11-01T07:00:00.000Z');
  git(folder, ['clone', '--quiet', '--depth=1', `file://${join(folder, 'origin')}`, 'shallow']);
  for (const project of [join(folder, 'shallow/site'), folder])
    expect(lastChangeIn(project)(['content/people/noura.yaml']), project).toBeUndefined();
});

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

function commit(date: string) {
  git(root, ['add', '.']);
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  git(root, [...author, 'commit', '--quiet', '--message=a'], { GIT_COMMITTER_DATE: date });
}

function git(cwd: string, words: string[], env = {}) {
  execFileSync('git', words, { cwd, env: { ...process.env, ...env } });
}
