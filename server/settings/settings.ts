import { resolve } from 'node:path';
import { z } from 'zod';
import { countryIds } from '#codes/countries.ts';
import { formIds, reasons } from '#codes/form-codes.ts';
import { root } from '#lib/project-root.ts';
import { repositoryAt } from './edit-repository.ts';
import * as validators from './setting-validators.ts';

const routes = [...reasons, ...countryIds, ...formIds];
/** The reason, country or form that decides which address of the office gets a submission. */
type MailRouteKey = (typeof routes)[number];

/** The routes by their settings, such as MAIL_TO_SUPPORT_REQUEST for `support-request`. */
const routeSettings = new Map(
  routes.map((route) => [`MAIL_TO_${route.toUpperCase().replaceAll('-', '_')}`, route]),
);

const environment = z
  .looseObject({
    HOST: validators.host.default('localhost'),
    PORT: validators.port.default(4321),
    SITE_URL: validators.origin.default('https://www.firm.example'),
    EDIT_REPOSITORY: validators.editRepository.optional(),
    EDIT_APP_ID: z.string().optional(),
    EDIT_APP_SECRET: z.string().optional(),
    EDIT_STATUS_FILE: z.string().optional(),
    NOW: validators.moment.optional(),
    NOINDEX: validators.flag,
    PREVIEW: validators.flag,
    HSTS_PRELOAD: validators.flag,
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: validators.databaseUrl.optional(),
    FORMS_CLOSED: validators.flag,
    RETENTION_CONTACT_MONTHS: validators.wholeNumber(1).default(24),
    RETENTION_APPLICATIONS_MONTHS: validators.wholeNumber(1).default(12),
    RETENTION_QUARANTINE_DAYS: validators.wholeNumber(1).default(30),
    RETENTION_ANALYTICS_MONTHS: validators.wholeNumber(0).default(25),
    SMTP_URL: validators.smtpUrl.optional(),
    MAIL_FROM: validators.fromAddress.optional(),
    MAIL_BOUNCES: validators.mailAddress.optional(),
    MAIL_TO: validators.receivers.optional(),
    MAIL_LANGUAGE: validators.language.default('en'),
    ...Object.fromEntries([...routeSettings.keys()].map((name) => [name, validators.receivers.optional()])),
    WEBHOOK_URL: validators.webhookUrl.optional(),
    WEBHOOK_SECRET: validators.webhookSecret.optional(),
    CLAMD_URL: validators.clamdUrl.optional(),
    TRUSTED_PROXY: validators.networks.default([]),
    FORM_LIMIT: validators.wholeNumber(0).default(10),
    FORM_LIMIT_WITHOUT_PROOF: validators.wholeNumber(0).default(3),
    FORM_SECONDS: validators.wholeNumber(0).default(3),
    BACKUP_DIR: z.string().default('backups'),
    LOG_LEVEL: validators.logLevel.default('info'),
    OPS_HOST: validators.host.default('127.0.0.1'),
    OPS_PORT: validators.port.optional(),
    READY_DISK_MB: validators.wholeNumber(0).default(500),
    READY_UNDELIVERED_MINUTES: validators.wholeNumber(1).default(30),
  })
  .check(needs('SMTP_URL', 'MAIL_FROM'))
  .check(needs('SMTP_URL', 'MAIL_TO'))
  .check(needs('WEBHOOK_URL', 'WEBHOOK_SECRET'))
  .check(knownRoutes);

export const settingNames = Object.keys(environment.shape);

type SettingTexts = Record<string, unknown>;

/** Runs even if other settings are wrong, so that the operator reads all errors at once. */
function needs(name: string, other: string) {
  return z.refine<SettingTexts>((given) => !given[name] || Boolean(given[other]), {
    path: [other],
    error: `must be set when ${name} is`,
    when: () => true,
  });
}

/** Refuses a mistyped name, which would silently send the firm's mail to another address. */
function knownRoutes(context: z.core.ParsePayload<SettingTexts>) {
  for (const name of Object.keys(context.value)) {
    if (!name.startsWith('MAIL_TO_') || routeSettings.has(name)) continue;
    const message = `must be one of these settings: ${[...routeSettings.keys()].join(', ')}`;
    context.issues.push({ code: 'custom', path: [name], message, input: context.value[name] });
  }
}

export type Settings = ReturnType<typeof readSettings>;

/** Returns the settings of an environment. Throws an Error with one plain line for each bad setting. */
export function readSettings(env: Record<string, string | undefined>) {
  // An empty value counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data: set, error } = environment.safeParse(given);
  if (!set) throw new Error([...new Set(error.issues.map((issue) => settingError(issue, given)))].join('\n'));
  return {
    host: set.HOST,
    port: set.PORT,
    siteUrl: set.SITE_URL,
    editRepository: repositoryAt(set.EDIT_REPOSITORY ?? '', set.EDIT_APP_ID, set.SITE_URL),
    editAppId: set.EDIT_APP_ID,
    editAppSecret: set.EDIT_APP_SECRET,
    editStatusFile: set.EDIT_STATUS_FILE && resolve(root, set.EDIT_STATUS_FILE),
    /** The moment at which the clock starts, for tests. */
    startsAt: set.NOW,
    preview: set.PREVIEW,
    noIndex: set.NOINDEX || set.PREVIEW,
    hstsPreload: set.HSTS_PRELOAD,
    dataDir: resolve(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    /** Whether the server only serves pages, for maintenance, and stores and delivers nothing. */
    formsClosed: set.FORMS_CLOSED,
    retention: {
      contactMonths: set.RETENTION_CONTACT_MONTHS,
      applicationsMonths: set.RETENTION_APPLICATIONS_MONTHS,
      quarantineDays: set.RETENTION_QUARANTINE_DAYS,
    },
    /** Daily totals of the analytics are kept this long; 0 turns counting off. */
    analyticsMonths: set.RETENTION_ANALYTICS_MONTHS,
    /** Requires `mailFrom` and `mailTo`. */
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    mailBounces: set.MAIL_BOUNCES,
    mailTo: set.MAIL_TO,
    mailRoutes: mailRoutesOf(set),
    mailLanguage: set.MAIL_LANGUAGE,
    webhookUrl: set.WEBHOOK_URL,
    webhookSecret: set.WEBHOOK_SECRET,
    clamdUrl: set.CLAMD_URL,
    trustedProxies: set.TRUSTED_PROXY,
    formLimit: set.FORM_LIMIT,
    formLimitWithoutProof: set.FORM_LIMIT_WITHOUT_PROOF,
    minFillMs: set.FORM_SECONDS * 1000,
    backupDir: resolve(root, set.BACKUP_DIR),
    logLevel: set.LOG_LEVEL,
    ops: set.OPS_PORT === undefined ? undefined : { host: set.OPS_HOST, port: set.OPS_PORT },
    minFreeBytes: set.READY_DISK_MB * 1_000_000,
    maxUndeliveredMs: set.READY_UNDELIVERED_MINUTES * 60_000,
  };
}

/** Returns false for IP addresses, and for names that RFC 6761 reserves for examples or for one machine. */
export function isPublicUrl(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return hostname.includes('.') && !/(?:\.(?:example|invalid|local|localhost|test)|^[\d.]+)$/.test(hostname);
}

/** Throws as `readSettings` does, also for a bad setting that a build does not use. */
export function readBuildSettings(env: Record<string, string | undefined>) {
  const { siteUrl, editRepository, preview } = readSettings(env);
  return { siteUrl, editRepository, preview };
}

function mailRoutesOf(set: SettingTexts): Partial<Record<MailRouteKey, string>> {
  return Object.fromEntries(
    [...routeSettings].flatMap(([name, route]) => (set[name] ? [[route, String(set[name])]] : [])),
  );
}

/** The values hold passwords, so no message repeats them. */
const secrets = ['EDIT_APP_SECRET', 'SMTP_URL', 'DATABASE_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'];

function settingError({ path, message }: z.core.$ZodIssue, given: SettingTexts): string {
  const name = String(path[0]);
  const isSecret = secrets.includes(name) || given[name] === undefined;
  return `${name} ${isSecret ? '' : `is ${JSON.stringify(given[name])} but `}${message}`;
}
