import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { languageCodes } from '#i18n/languages.ts';
import { sourcesFile } from '#server/http/built-pages.ts';
import { repositoryAt } from '#server/settings/edit-repository.ts';
import { startServerProcess } from '#tests/support/run/server-process.ts';
import { writeEditor } from '../../editor/editor-pages.ts';
import { cspSources } from '../../scripts/build/csp-sources.ts';
import { projectCopy } from '../support/project-copy.ts';
import { freePort } from '../support/run/free-port.ts';
import { type GiteaUser, giteaOf } from './gitea.ts';

export type PublishingSite = Awaited<ReturnType<typeof publishingOf>>;

/**
 * A server as docs/operating.md sets it up: a repository with the branches `main` and `content` behind its host, a
 * publisher with a clone of it, and the site that it serves, whose editor works on that repository.
 */
export async function publishingOf(people: Record<string, GiteaUser>) {
  const home = mkdtempSync(join(tmpdir(), 'publishing-'));
  const path = (...names: string[]) => join(home, ...names);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path('hosted'), encoding: 'utf8' });
  const commit = ({ name, email }: Omit<GiteaUser, 'mayWrite'>, message: string) =>
    git('-c', `user.name=${name}`, '-c', `user.email=${email}`, 'commit', '--quiet', '--all', '-m', message);
  const first = projectCopy();
  first.linkAllPackages();
  // npm reads the installed packages here.
  for (const name of ['.bin', '.package-lock.json'])
    symlinkSync(resolve('node_modules', name), first.path(`node_modules/${name}`));
  cpSync('dist', first.path('dist'), { recursive: true });

  mkdirSync(path('hosted'));
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path('hosted/.git/info/exclude'), 'node_modules\ndist\n');
  git('--work-tree', first.path('.'), 'add', '--all');
  git('-c', 'user.name=Firm', '-c', 'user.email=it@firm.example', 'commit', '--quiet', '-m', 'Begin');
  git('checkout', '--quiet', '--force', '-b', 'content');
  execFileSync('git', ['clone', '--quiet', path('hosted'), path('repository')]);
  mkdirSync(path('releases'));
  symlinkSync(first.path('.'), path('current'));

  const gitea = await giteaOf(path('hosted'), people);
  const address = `gitea+${gitea.origin}/firm/website#content`;
  const env = {
    WEBSITE_HOME: home,
    EDIT_REPOSITORY: address,
    SMTP_URL: `smtp://localhost:${process.env.TEST_MAIL_PORT}`,
    MAIL_FROM: 'website@firm.example',
    MAIL_TO: 'info@firm.example',
  };
  await addEditor(first.path('dist'), address);
  const port = String(await freePort());
  let stop = async () => {};

  return {
    origin: `http://localhost:${port}`,
    /** Replaces the served site by the latest release. */
    async serve() {
      await stop();
      const own = { PORT: port, DATA_DIR: path('data'), EDIT_STATUS_FILE: path('status.json') };
      const args = ['server/main.ts'];
      ({ stop } = await startServerProcess(realpathSync(path('current')), args, { ...env, ...own }));
    },
    /** Commits as somebody does who uses git and not the editor. */
    push(name: string, text: string) {
      writeFileSync(path('hosted', name), text);
      commit({ name: 'Sami', email: 'sami@firm.example' }, 'Change');
    },
    /** Runs deploy/publish.sh, with the previous build where no test reads the pages. Resolves to its output. */
    async publish({ isBuilt }: { isBuilt: boolean }) {
      mkdirSync(path('bin'), { recursive: true });
      const unlessBuild = isBuilt ? '' : `[ "$3" != build ] || exec cp -a ${first.path('dist')} .\n`;
      const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
      writeFileSync(path('bin/npm'), `#!/bin/sh\n${unlessBuild}exec ${npm} "$@"\n`, { mode: 0o755 });
      const script = resolve('deploy/publish.sh');
      const { stdout } = await promisify(execFile)(script, [], {
        env: { ...process.env, ...env, PATH: `${path('bin')}:${process.env.PATH}` },
      });
      return stdout;
    },
    /** Returns a file as it was saved, or as it is published. */
    saved: (name: string) => readFileSync(path('hosted', name), 'utf8'),
    savedBefore: (name: string) => git('show', `HEAD~1:${name}`),
    published: (name: string) => readFileSync(path('current', name), 'utf8'),
    /** Deletes an entry in both languages without the editor. */
    deleteEntry(entry: string, person: GiteaUser) {
      git('rm', '--quiet', ...languageCodes.map((language) => `content/${language}/${entry}`));
      commit(person, `Delete ${entry}`);
    },
    /** Returns the lines that a save changed, without the notes of reviews; 0 is the newest. */
    changes: (age: number) =>
      git('show', '--format=', '--unified=0', `HEAD~${age}`).match(/^[-+](?![-+]|# reviewed).*$/gm) ?? [],
    /** Returns the authors of the saves, newest first. */
    authors: () => git('log', '--format=%an').trim().split('\n'),
    async remove() {
      await stop();
      gitea.close();
      await first.remove();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Adds the editor to a build without one. */
async function addEditor(dist: string, address: string) {
  const repository = repositoryAt(address);
  if (!repository) throw new Error(`${address} is no repository.`);
  await writeEditor(repository, dist, 'public');
  const sources = JSON.parse(readFileSync(join(dist, sourcesFile), 'utf8'));
  for (const name of ['edit.html', 'ar/edit.html'])
    sources[name] = cspSources(readFileSync(join(dist, name), 'utf8'));
  writeFileSync(join(dist, sourcesFile), JSON.stringify(sources));
}
