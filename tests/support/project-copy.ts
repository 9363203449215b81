import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startServerProcess } from '#tests/support/run/server-process.ts';
import { runProcess } from '#tests/support/server/run-process.ts';

export interface RunningSite {
  origin: string;
  /** Returns a page's text. Throws if it is missing. */
  text(page: string): Promise<string>;
  status(page: string): Promise<number>;
  /** Returns the methods that a URL allows. */
  allowed(page: string): Promise<string>;
}

export type ProjectCopy = ReturnType<typeof projectCopy>;

export type Change = readonly [found: RegExp, written: string];

const parts = [
  'assets',
  'content',
  'docs/processing-record.md',
  'docs/processing-record.ar.md',
  'editor',
  'public',
  'scripts',
  'server',
  'src',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Vite looks for packages to bundle in all of src, and would bundle none if those of the tests were missing. */
const withoutTests = (file: string) => !/\.(?:test|fixture)\.tsx?$/.test(file);

/** Copies the project to a temporary folder, with the packages that `npm ci --omit=dev` installs. */
export function projectCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const path = (name: string) => join(folder, name);
  let stop = async () => {};
  for (const part of parts.filter((part) => existsSync(part)))
    cpSync(part, path(part), { recursive: true, filter: withoutTests });
  // The folder has only declared packages.
  linkPackages(folder, ({ dev }) => !dev);
  const written = new Set<string>();
  return { path, write, edit, create, move, drop, filesOf, linkAllPackages, run, built, serve, remove };

  /** Writes a copy of a file with some changes, each of which must match. */
  function write(name: string, like: string, ...changes: Change[]) {
    let text = readFileSync(path(like), 'utf8');
    for (const [found, written] of changes) {
      if (!found.test(text)) throw new Error(`${like} has no ${found}`);
      text = text.replace(found, written);
    }
    create(name, text);
  }

  function edit(name: string, ...changes: Change[]) {
    write(name, name, ...changes);
  }

  function create(name: string, text: string) {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
    written.add(name);
  }

  function move(from: string, to: string) {
    renameSync(path(from), path(to));
    written.add(to);
  }

  function drop(name: string) {
    rmSync(path(name));
    written.add(name);
  }

  /** Returns the files that some changes wrote; a moved file counts once. */
  function filesOf(changes: () => void): string[] {
    written.clear();
    changes();
    return [...written].sort();
  }

  /** Links the packages of development too, for the types. */
  function linkAllPackages() {
    linkPackages(folder, () => true);
  }

  /** Runs a script of the copy and returns its output. Throws where it fails. */
  async function run(script: string, args: string[] = [], more: Record<string, string> = {}) {
    const options = { cwd: folder, env: { ...process.env, ...more } };
    const { code, out, err } = await runProcess(process.execPath, [script, ...args], options);
    if (code !== 0) throw new Error(`${script} has failed:\n${out}${err}`);
    return out;
  }

  /** Returns the built files whose names match, with their texts. */
  function built(names: RegExp): { file: string; text: string }[] {
    const files = readdirSync(path('dist'), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => names.test(file))
      .map((file) => ({ file, text: readFileSync(path(join('dist', file)), 'utf8') }));
  }

  /** Serves the build, or the development server's pages, until the copy is removed. */
  async function serve(args = ['server/main.ts'], more: Record<string, string> = {}): Promise<RunningSite> {
    const server = await startServerProcess(folder, args, { PORT: '0', DATA_DIR: path('data'), ...more });
    stop = server.stop;
    return siteAt(server.origin);
  }

  async function remove() {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function linkPackages(folder: string, isWanted: (known: { dev?: true }) => boolean) {
  const { packages }: { packages: Record<string, { dev?: true }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const names = Object.entries(packages).flatMap(([name, known]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name) && isWanted(known) ? [name] : [],
  );
  for (const name of names.filter((name) => existsSync(name) && !existsSync(join(folder, name)))) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    symlinkSync(resolve(name), join(folder, name), 'junction');
  }
}

function siteAt(origin: string): RunningSite {
  return {
    origin,
    async text(page) {
      const answer = await fetch(origin + page);
      if (!answer.ok) throw new Error(`${page} is answered by ${answer.status}`);
      return (await answer.text()).replaceAll('\u00a0', ' ');
    },
    status: async (page) => (await fetch(origin + page)).status,
    async allowed(page) {
      return (await fetch(origin + page, { method: 'PUT' })).headers.get('allow') ?? '';
    },
  };
}
