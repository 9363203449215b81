import { resolve } from 'node:path';
import { sqliteFile, type Where } from '../database/open.ts';
import { refusal } from '../inbox/refusal.ts';
import { databaseUrl } from '../setting-kinds.ts';

/** Where `--to` leads: a postgres:// address, or a folder for SQLite's file. Throws a refusal for anything else. */
export function readTarget(typed: string): Where {
  if (!/^[a-z][a-z\d+.-]*:/i.test(typed)) return { dataDir: resolve(process.env.INIT_CWD ?? '.', typed) };
  // It may hold a password, and is not repeated.
  if (!databaseUrl.safeParse(typed).success)
    throw refusal(2, '--to needs postgres://user:password@host/database, or a folder for SQLite.');
  return { databaseUrl: typed, dataDir: '' };
}

/** Whether two places are one database, as far as their addresses tell. */
export function isSamePlace(one: Where, other: Where): boolean {
  if (!one.databaseUrl || !other.databaseUrl) {
    return !one.databaseUrl && !other.databaseUrl && sqliteFile(one.dataDir) === sqliteFile(other.dataDir);
  }
  const [a, b] = [new URL(one.databaseUrl), new URL(other.databaseUrl)];
  return a.hostname === b.hostname && (a.port || '5432') === (b.port || '5432') && a.pathname === b.pathname;
}

/** What has to stand in the settings for the site to use a place. A password is not shown. */
export function settingOf({ databaseUrl: url, dataDir }: Where): string {
  if (!url) return `DATA_DIR=${dataDir}, leave DATABASE_URL empty`;
  const shown = new URL(url);
  if (shown.password) shown.password = 'PASSWORD';
  return `DATABASE_URL=${shown.href}`;
}
