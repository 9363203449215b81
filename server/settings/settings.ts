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
  const { SITE_URL, EDIT_REPOSITORY, EDIT_APP_ID } = read(buildSettings, env);
  return {
    siteUrl: SITE_URL,
    /** Where the editor at /edit pushes to; without it there is no such page. */
    editRepository: EDIT_REPOSITORY && repositoryAt(EDIT_REPOSITORY, EDIT_APP_ID),
  };
}

export function readServerSettings(env: Environment) {
  const { HOST, PORT, NOINDEX, NOW } = read(serverSettings, env);
  return {
    host: HOST,
    port: PORT,
    noIndex: NOINDEX,
    /** Where the clock begins, for tests. */ startsAt: NOW,
  };
}

export type FormSettings = ReturnType<typeof readFormSettings>;

export function readFormSettings(env: Environment) {
  const given = read(formSettings, env);
  return {
    siteUrl: given.SITE_URL,
    databaseUrl: given.DATABASE_URL,
    dataDir: resolve(root, given.DATA_DIR),
    /** Without it mails wait. With it `mailFrom` and `mailTo` are set too. */
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    mailTo: given.MAIL_TO,
    mailRoutes: Object.fromEntries(
      routes.flatMap((name) => {
        const receivers = given[routeSetting(name)];
        return receivers ? [[name, receivers]] : [];
      }),
    ) as Partial<Record<Route, string>>,
    /** Maintenance: pages are served, and nothing is stored or delivered. */
    formsClosed: given.FORMS_CLOSED,
    webhookUrl: given.WEBHOOK_URL,
    webhookSecret: given.WEBHOOK_SECRET,
    retention: {
      enquiriesMonths: given.RETENTION_ENQUIRIES_MONTHS,
      applicationsMonths: given.RETENTION_APPLICATIONS_MONTHS,
      heldDays: given.RETENTION_HELD_DAYS,
    },
    clamdUrl: given.CLAMD_URL,
    backupDir: resolve(root, given.BACKUP_DIR),
    trustedProxies: given.TRUSTED_PROXY,
    formLimit: given.FORM_LIMIT,
    formLimitWithoutProof: given.FORM_LIMIT_WITHOUT_PROOF,
    minFillMs: given.FORM_SECONDS * 1000,
  };
}

export type MonitoringSettings = ReturnType<typeof readMonitoringSettings>;

export function readMonitoringSettings(env: Environment) {
  const given = read(monitoringSettings, env);
  return {
    logLevel: given.LOG_LEVEL,
    /** Metrics and health details; off without a port. */
    ops: given.OPS_PORT === undefined ? undefined : { host: given.OPS_HOST, port: given.OPS_PORT },
    minFreeBytes: given.READY_DISK_MB * 1_000_000,
    maxUndeliveredMs: given.READY_UNDELIVERED_MINUTES * 60_000,
  };
}

const buildSettings = z.object({
  SITE_URL: kind.origin.default('https://www.rasikh.example'),
  EDIT_REPOSITORY: z
    .string()
    .refine(
      (value) => repositoryAt(value) !== undefined,
      'must be the address of a repository, with its branch: EDIT_REPOSITORY=https://github.com/OWNER/NAME#main, ' +
        'or gitlab+https://… or gitea+https://… on a host of your own',
    )
    .optional(),
  EDIT_APP_ID: z.string().optional(),
});

const serverSettings = z.object({
  HOST: kind.host.default('localhost'),
  PORT: kind.port.default(4321),
  NOINDEX: kind.flag('NOINDEX=1').default(false),
  NOW: kind.moment.optional(),
});

const monitoringSettings = z.object({
  LOG_LEVEL: kind.logLevel.default('info'),
  OPS_HOST: kind.host.default('127.0.0.1'),
  OPS_PORT: kind.opsPort.optional(),
  READY_DISK_MB: kind.count(0, 'READY_DISK_MB=500, or 0 for any').default(500),
  READY_UNDELIVERED_MINUTES: kind.count(1, 'READY_UNDELIVERED_MINUTES=30').default(30),
});

/** What the receivers of a mail may depend on. */
const routes = [...reasons, ...countries, ...formIds];
export type Route = (typeof routes)[number];
/** `support-request` is set by MAIL_TO_SUPPORT_REQUEST. */
const routeSetting = (name: Route) =>
  `MAIL_TO_${name.toUpperCase().replaceAll('-', '_')}` as 'MAIL_TO_CONTACT';

const formSettings = z
  .object({
    ...buildSettings.shape,
    DATABASE_URL: kind.databaseUrl.optional(),
    DATA_DIR: z.string().default('data'),
    SMTP_URL: kind.smtpUrl.optional(),
    MAIL_FROM: kind.sender.optional(),
    MAIL_TO: kind.receivers.optional(),
    ...(Object.fromEntries(routes.map((name) => [routeSetting(name), kind.receivers.optional()])) as {
      MAIL_TO_CONTACT: z.ZodOptional<typeof kind.receivers>;
    }),
    WEBHOOK_URL: kind.webhookUrl.optional(),
    WEBHOOK_SECRET: kind.webhookSecret.optional(),
    RETENTION_ENQUIRIES_MONTHS: kind.count(1, 'RETENTION_ENQUIRIES_MONTHS=24').default(24),
    RETENTION_APPLICATIONS_MONTHS: kind.count(1, 'RETENTION_APPLICATIONS_MONTHS=12').default(12),
    RETENTION_HELD_DAYS: kind.count(1, 'RETENTION_HELD_DAYS=30').default(30),
    CLAMD_URL: kind.clamdUrl.optional(),
    BACKUP_DIR: z.string().default('backups'),
    FORMS_CLOSED: kind.flag('FORMS_CLOSED=1').default(false),
    TRUSTED_PROXY: kind.networks.default([]),
    FORM_LIMIT: kind.count(0, 'FORM_LIMIT=10, or 0 for no limit').default(10),
    FORM_SECONDS: kind.count(0, 'FORM_SECONDS=3').default(3),
    FORM_LIMIT_WITHOUT_PROOF: kind.count(0, 'FORM_LIMIT_WITHOUT_PROOF=3, or 0 for no limit').default(3),
  })
  .catchall(z.unknown())
  .superRefine((given, context) => {
    const missing = (name: string, because: string, example: string) =>
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set when ${because} is: ${example}`,
      });
    if (given.SMTP_URL && !given.MAIL_FROM)
      missing('MAIL_FROM', 'SMTP_URL', 'MAIL_FROM=Rasikh Consulting <website@rasikh.example>');
    if (given.SMTP_URL && !given.MAIL_TO) missing('MAIL_TO', 'SMTP_URL', 'MAIL_TO=info@rasikh.example');
    if (given.WEBHOOK_URL && !given.WEBHOOK_SECRET)
      missing('WEBHOOK_SECRET', 'WEBHOOK_URL', kind.secretExample);
    // A mistyped name would quietly send the firm's mail elsewhere.
    const known = routes.map(routeSetting) as string[];
    for (const name of Object.keys(given)) {
      if (name.startsWith('MAIL_TO_') && !known.includes(name)) {
        const message = `must be one of these settings: ${known.join(', ')}`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
  });

/** Their values hold passwords: never logged. */
const secrets = ['SMTP_URL', 'DATABASE_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'];

function read<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  // An empty value, as in a copied `.env.example`, counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const hidden = given[name] === undefined || secrets.includes(name);
    return hidden ? `${name} ${message}` : `${name} is ${JSON.stringify(given[name])} but ${message}`;
  });
  throw new Error(lines.join('\n'));
}

const root = fileURLToPath(new URL('../..', import.meta.url));

// Loaded here, so that every reader of settings sees the file; the environment wins over it.
const envFile = resolve(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
