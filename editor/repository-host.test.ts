import { afterEach, expect, test, vi } from 'vitest';
import { siteContent } from '#content/files/site-content.fixture.ts';
import { repositoryAt } from '#server/settings/edit-repository.ts';
import { editorConfig } from './config.ts';
import { filesAt } from './config-lookup.ts';
import { repositoryHost } from './repository-host.ts';

afterEach(() => vi.unstubAllGlobals());

const address = { github: 'https://github.com', gitlab: 'https://gitlab.com', gitea: 'https://codeberg.org' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const files = ['content/en/jobs/1.yaml', 'content/ar/jobs/1.yaml'];

/** Answers as the hosts' documentation shows, by the end of the request's path. */
function hostOf(name: keyof typeof address, answers: [end: RegExp, answer: unknown][]) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: string }) => {
      const path = url.replace(/^https:\/\/[^/]+/, '');
      if (body) sent.push({ method, path, body: JSON.parse(body) });
      const answer = answers.find(([end]) => end.test(decodeURIComponent(path)))?.[1];
      return new Response(JSON.stringify(answer ?? {}), { status: answer === undefined ? 404 : 200 });
    },
  );
  return { host: repositoryHost(repositoryOf(name).backend, 'token x'), sent };
}

function repositoryOf(name: keyof typeof address) {
  const repository = repositoryAt(`${address[name]}/firm/website#content`);
  if (!repository) throw new Error('no repository');
  return repository;
}

test.each([
  ['github', { permissions: { pull: true, push: false } }, false],
  ['gitlab', { permissions: { project_access: { access_level: 20 }, group_access: null } }, false],
  ['gitlab', { permissions: { project_access: null, group_access: { access_level: 40 } } }, true],
] as const)('%s reports who can write: %j', async (name, answer, mayWrite) => {
  expect(await hostOf(name, [[/website$/, answer]]).host.mayWrite()).toBe(mayWrite);
});

const commit = (sha: string, date: string) => {
  return { sha, commit: { message: `Saved ${sha}`, author: { name: 'ليلى', date } } };
};

test('a save of both languages is one version, and the newest comes first', async () => {
  const { host } = hostOf('gitea', [
    [/path=content\/en/, [commit('b', '2026-11-20T08:00:00Z'), commit('a', '2026-11-01T08:00:00Z')]],
    [/path=content\/ar/, [commit('c', '2026-11-20T12:00:00+03:00'), commit('b', '2026-11-20T08:00:00Z')]],
  ]);
  const versions = await host.versions(files);
  expect(versions).toMatchObject(['c', 'b', 'a'].map((commit) => ({ commit, author: 'ليلى' })));
});

test('a file is read as it was in a version, or undefined if it did not exist', async () => {
  const { host } = hostOf('github', [[/en\/jobs\/1.yaml\?ref=a$/, { content: base64('title: عنوان\n') }]]);
  const read = await Promise.all(files.map((file) => host.read(file, 'a')));
  expect(read).toEqual(['title: عنوان\n', undefined]);
});

const restored = [{ path: files[0] ?? '', text: 'title: عنوان\n' }];

test('a save on GitHub creates a tree and a commit, and moves the branch', async () => {
  const { host, sent } = hostOf('github', [
    [/branches\/content$/, { commit: { sha: 'head' } }],
    [/git\/trees$/, { sha: 'tree' }],
    [/git\/commits$/, { sha: 'new' }],
    [/git\/refs\/heads\/content$/, {}],
  ]);
  await host.write(restored, 'Restored');
  const blob = { path: files[0], mode: '100644', type: 'blob', content: 'title: عنوان\n' };
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { base_tree: 'head', tree: [blob] }],
    ['POST', { message: 'Restored', tree: 'tree', parents: ['head'] }],
    ['PATCH', { sha: 'new' }],
  ]);
});

test('a save on GitLab sends actions, and a deleted file is created again', async () => {
  const { host, sent } = hostOf('gitlab', [[/commits$/, {}]]);
  await host.write(restored, 'Restored');
  const action = { action: 'create', file_path: files[0], content: 'title: عنوان\n' };
  expect(sent[0]?.body).toEqual({ branch: 'content', commit_message: 'Restored', actions: [action] });
});

test('the editor’s address leads to the files of the open entry', () => {
  const config = editorConfig(siteContent.files, 'ar', repositoryOf('gitea'));
  expect(filesAt('#/collections/jobs/entries/7', config)).toEqual([
    'content/en/jobs/7.yaml',
    'content/ar/jobs/7.yaml',
  ]);
  expect(filesAt('#/collections/insights/entries/a-b', config)[0]).toBe('content/en/insights/a-b.md');
  expect(filesAt('#/collections/pages/entries/privacy', config)[0]).toBe('content/en/pages/privacy.yaml');
  expect(filesAt('#/collections/_singletons/entries/site', config)).toEqual(['content/site.yaml']);
  expect(filesAt('#/collections/jobs/new', config)[0]).toBe('content/en/jobs/new.yaml');
  expect(filesAt('#/collections/jobs', config)).toEqual([]);
});
