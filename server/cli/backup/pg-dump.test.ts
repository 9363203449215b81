import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { startPostgres } from '#server/database/postgres.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#server/database/store.fixture.ts';
import { contentsOf } from '#server/database/table-rows.ts';
import { message } from '#server/messages/message.fixture.ts';
import { submit } from '#server/messages/submit.ts';
import { runEntry } from '../run-program.fixture.ts';
import { makeBackup } from './backup.ts';
import { backupsIn, readManifest } from './backup-folder.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const entry = fileURLToPath(new URL('./backup-main.ts', import.meta.url));

describe("a backup of PostgreSQL, beside the copy, has a dump for PostgreSQL's own tools", () => {
  test.each([
    [undefined, /pg_dump is not installed\. Install PostgreSQL's client programs, \d+ or newer\./],
    ['echo "pg_dump (PostgreSQL) 9.6.24"', /pg_dump is version 9, and the server is version \d+\. Install /],
    ['[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1" || { echo "no way" >&2; exit 1; }', /no way/],
  ])('or says why it has none: %s', async (program, sentence) => {
    const { answer, backups } = await backUpWith(program);
    expect(answer).toMatchObject({ code: 0, err: '' });
    expect(answer.out).toMatch(sentence);
    const [folder = ''] = await backupsIn(backups);
    expect(Object.keys((await readManifest(folder)).files)).toEqual(['site.db']);
    expect(existsSync(join(folder, 'database.dump'))).toBe(false);
  });

  test('and its maker tells the password to no list of processes', async () => {
    const { answer, backups } = await backUpWith(`
      [ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1" && exit
      for word in "$@"; do case "$word" in --file=*) file="\${word#--file=}"; esac; done
      echo "$PGPASSWORD $@" > "$file"`);
    expect(answer).toMatchObject({ code: 0, err: '' });
    const [folder = ''] = await backupsIn(backups);
    const [password, ...words] = readFileSync(join(folder, 'database.dump'), 'utf8').split(' ');
    expect(password).toBe('hunter2/@');
    expect(words.join(' ')).toMatch(/--snapshot=[\dA-F-]+ .+--dbname=postgres:\/\/postgres@127/);
    expect((await readManifest(folder)).files['database.dump']?.bytes).toBeGreaterThan(0);
  });

  async function backUpWith(program: string | undefined) {
    const location = await newDatabase('postgres');
    await (await openDatabase(location)).close();
    const folder = join(location.dataDir, 'programs');
    mkdirSync(folder);
    if (program) {
      writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\n${program}\n`);
      chmodSync(join(folder, 'pg_dump'), 0o755);
    }
    const backups = join(location.dataDir, 'backups');
    const databaseUrl = location.databaseUrl?.replace('postgres@', 'postgres:hunter2%2F%40@');
    const env = { PATH: folder, BACKUP_DIR: backups };
    return { answer: await runEntry(entry, [], { location: { ...location, databaseUrl }, env }), backups };
  }

  const [programs] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  test.runIf(programs)('which is of the same moment, where this machine has those tools', async () => {
    const server = await startPostgres({ durable: false, programs });
    endings.push(() => server.stop());
    const client = new pg.Client(`${server.url}/postgres`);
    await client.connect();
    await client.query('create database site');
    await client.query('create database other');
    await client.end();
    const location = { ...(await newDatabase('sqlite')), databaseUrl: `${server.url}/site` };
    const store = await openDatabase(location);
    endings.push(() => store.close());
    let writing = true;
    let sent = 0;
    const visitor = (async () => {
      for (; writing; sent += 1) await submit(store, message(), 1);
    })();
    await expect.poll(() => sent).toBeGreaterThan(20);
    const { folder, manifest, withoutDump } = await makeBackup(
      location,
      join(location.dataDir, 'b'),
      Date.now(),
    );
    writing = false;
    await visitor;
    expect(withoutDump).toBeUndefined();
    const tool = join(programs ?? '', 'pg_restore');
    const flags = ['--exit-on-error', `--dbname=${server.url}/other`, join(folder, 'database.dump')];
    expect(spawnSync(tool, flags, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    const other = await openDatabase({ ...location, databaseUrl: `${server.url}/other` });
    endings.push(() => other.close());
    expect(await contentsOf(other)).toEqual(manifest.tables);
  });
});

async function newDatabase(engine: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const location = await createTestDatabase(engine);
  endings.push(() => location.remove());
  return location;
}
