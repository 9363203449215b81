import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { countries, formIds, reasons } from '#forms/choices.ts';
import { repositoryAt } from './edit-repository.ts';
import * as kind from './setting-kinds.ts';

type Environment = Record<string, string | undefined>;

/** Throws an Error with one line per bad setting, as all of these do. */
export function readBuildSettings(env: Environment) {
  return read(env, buildSettings);
}

function buildSettings({ setting }: Reader) {
  const appId = setting('EDIT_APP_ID', z.string().optional());
  const repository = setting('EDIT_REPOSITORY', kind.editRepository.optional());
  return {
    siteUrl: setting('SITE_URL', kind.origin.default('https://www.rasikh.example')),
    editRepository: repository && repositoryAt(repository, appId),
  };
}

export function readServerSettings(env: Environment) {
  return read(env, ({ setting }) => ({
    host: setting('HOST', kind.host.default('localhost')),
    port: setting('PORT', kind.port('PORT=4321').default(4321)),
    noIndex: setting('NOINDEX', kind.flag('NOINDEX=1').default(false)),
    /** Where the clock begins, for tests. */
    startsAt: setting('NOW', kind.moment.optional()),
  }));
}

export function readMonitoringSettings(env: Environment) {
  return read(env, ({ setting, count }) => {
    const host = setting('OPS_HOST', kind.host.default('127.0.0.1'));
    const port = setting('OPS_PORT', kind.port('OPS_PORT=9464').optional());
    return {
      logLevel: setting('LOG_LEVEL', kind.logLevel.default('info')),
      /** Metrics and health details; off without a port. */
      ops: port === undefined ? undefined : { host, port },
      minFreeBytes: count('READY_DISK_MB', 0, 500, ', or 0 for any') * 1_000_000,
      maxUndeliveredMs: count('READY_UNDELIVERED_MINUTES', 1, 30) * 60_000,
    };
  });
}

export type FormSettings = ReturnType<typeof readFormSettings>;

export function readFormSettings(env: Environment) {
  return read(env, (reader) => {
    const { setting, count, needs } = reader;
    needs('SMTP_URL', 'MAIL_FROM', 'MAIL_FROM=Rasikh Consulting <website@rasikh.example>');
    needs('SMTP_URL', 'MAIL_TO', 'MAIL_TO=info@rasikh.example');
    needs('WEBHOOK_URL', 'WEBHOOK_SECRET', kind.secretExample);
    return {
      siteUrl: buildSettings(reader).siteUrl,
      databaseUrl: setting('DATABASE_URL', kind.databaseUrl.optional()),
      dataDir: resolve(root, setting('DATA_DIR', z.string().default('data'))),
      /** With it `mailFrom` and `mailTo` are set too. */
      smtpUrl: setting('SMTP_URL', kind.smtpUrl.optional()),
      mailFrom: setting('MAIL_FROM', kind.sender.optional()),
      mailTo: setting('MAIL_TO', kind.receivers.optional()),
      mailRoutes: mailRoutes(reader),
      /** Maintenance: pages are served, and nothing is stored or delivered. */
      formsClosed: setting('FORMS_CLOSED', kind.flag('FORMS_CLOSED=1').default(false)),
      webhookUrl: setting('WEBHOOK_URL', kind.webhookUrl.optional()),
      webhookSecret: setting('WEBHOOK_SECRET', kind.webhookSecret.optional()),
      retention: {
        enquiriesMonths: count('RETENTION_ENQUIRIES_MONTHS', 1, 24),
        applicationsMonths: count('RETENTION_APPLICATIONS_MONTHS', 1, 12),
        heldDays: count('RETENTION_HELD_DAYS', 1, 30),
      },
      clamdUrl: setting('CLAMD_URL', kind.clamdUrl.optional()),
      backupDir: resolve(root, setting('BACKUP_DIR', z.string().default('backups'))),
      trustedProxies: setting('TRUSTED_PROXY', kind.networks.default([])),
      formLimit: count('FORM_LIMIT', 0, 10, ', or 0 for no limit'),
      formLimitWithoutProof: count('FORM_LIMIT_WITHOUT_PROOF', 0, 3, ', or 0 for no limit'),
      minFillMs: count('FORM_SECONDS', 0, 3) * 1000,
    };
  });
}

const routes = [...reasons, ...countries, ...formIds];
export type Route = (typeof routes)[number];

/** `support-request` is set by MAIL_TO_SUPPORT_REQUEST. */
function mailRoutes({ given, setting }: Reader): Partial<Record<Route, string>> {
  const routeOf = new Map(routes.map((one) => [`MAIL_TO_${one.toUpperCase().replaceAll('-', '_')}`, one]));
  // A mistyped name would quietly send the firm's mail elsewhere.
  const mistyped = z.never(`must be one of these settings: ${[...routeOf.keys()].join(', ')}`);
  const names = Object.keys(given).filter((name) => name.startsWith('MAIL_TO_'));
  return Object.fromEntries(
    names.map((name) => [routeOf.get(name), setting(name, routeOf.has(name) ? kind.receivers : mistyped)]),
  );
}

function read<Settings>(env: Environment, settingsOf: (reader: Reader) => Settings): Settings {
  const reader = createReader(env);
  const settings = settingsOf(reader);
  if (reader.problems.length > 0) throw new Error(reader.problems.join('\n'));
  return settings;
}

type Reader = ReturnType<typeof createReader>;

/** Their values hold passwords: never logged. */
const secrets = ['SMTP_URL', 'DATABASE_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'];

/** What is read of a bad setting is never used: it becomes a problem, and `read` throws. */
function createReader(env: Environment) {
  // An empty value, as in a copied `.env.example`, counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const problems: string[] = [];
  return { given, problems, setting, count, needs };

  function setting<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
    const { data, error } = schema.safeParse(given[name]);
    const value = secrets.includes(name) ? '' : `is ${JSON.stringify(given[name])} but `;
    if (error) problems.push(`${name} ${value}${error.issues[0]?.message}`);
    return data as z.output<Schema>;
  }

  function count(name: string, least: number, usual: number, note = '') {
    return setting(name, kind.count(least, `${name}=${usual}${note}`).default(usual));
  }

  function needs(name: string, other: string, example: string) {
    if (given[name] && !given[other]) problems.push(`${other} must be set when ${name} is: ${example}`);
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

// Loaded here, so that every reader of settings sees the file; the environment wins over it.
const envFile = resolve(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
