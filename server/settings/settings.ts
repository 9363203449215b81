import { resolve } from 'node:path';
import { z } from 'zod';
import { countryIds } from '#codes/countries.ts';
import { formIds, reasons } from '#codes/form-codes.ts';
import { root } from '#lib/project-root.ts';
import { keysOf, recordOf } from '#lib/records.ts';
import { repositoryAt } from './edit-repository.ts';
import * as validators from './setting-validators.ts';

/** The reasons, countries and forms with an address of the office, by their settings, such as MAIL_TO_EGYPT. */
const mailRoutes = new Map(
  [...reasons, ...countryIds, ...formIds].map((route) => [
    `MAIL_TO_${route.toUpperCase().replaceAll('-', '_')}`,
    route,
  ]),
);

const schema = z
  .object({
    host: setting('HOST', validators.host.default('localhost')),
    port: setting('PORT', validators.port.default(4321)),
    siteUrl: setting('SITE_URL', validators.origin.default('https://www.firm.example')),
    editRepository: setting('EDIT_REPOSITORY', validators.editRepository.optional()),
    editAppId: setting('EDIT_APP_ID', z.string().optional()),
    editAppSecret: setting('EDIT_APP_SECRET', z.string().optional()),
    editStatusFile: setting('EDIT_STATUS_FILE', validators.diskPath.transform(fromRoot).optional()),
    /** The moment at which the clock starts, for tests. */
    startsAt: setting('NOW', validators.moment.optional()),
    noIndex: setting('NOINDEX', validators.flag),
    preview: setting('PREVIEW', validators.flag),
    hstsPreload: setting('HSTS_PRELOAD', validators.flag),
    dataDir: setting('DATA_DIR', validators.diskPath.default('data').transform(fromRoot)),
    databaseUrl: setting('DATABASE_URL', validators.databaseUrl.optional()),
    /** Whether the server only serves pages, for maintenance, and stores and delivers nothing. */
    formsClosed: setting('FORMS_CLOSED', validators.flag),
    contactMonths: setting('RETENTION_CONTACT_MONTHS', validators.wholeNumber(1).default(24)),
    applicationsMonths: setting('RETENTION_APPLICATIONS_MONTHS', validators.wholeNumber(1).default(12)),
    quarantineDays: setting('RETENTION_QUARANTINE_DAYS', validators.wholeNumber(1).default(30)),
    /** Daily totals of the analytics are kept this long; 0 turns counting off. */
    analyticsMonths: setting('RETENTION_ANALYTICS_MONTHS', validators.wholeNumber(0).default(25)),
    /** Requires `mailFrom` and `mailTo`. */
    smtpUrl: setting('SMTP_URL', validators.smtpUrl.optional()),
    mailFrom: setting('MAIL_FROM', validators.fromAddress.optional()),
    mailBounces: setting('MAIL_BOUNCES', validators.mailAddress.optional()),
    mailTo: setting('MAIL_TO', validators.receivers.optional()),
    /** A mistyped name is refused, because it would silently send the firm's mail to another address. */
    mailRoutes: z.record(
      z
        .string()
        .refine((name) => mailRoutes.has(name))
        .transform((name) => String(mailRoutes.get(name))),
      validators.receivers,
      `must be one of these settings: ${[...mailRoutes.keys()].join(', ')}`,
    ),
    mailLanguage: setting('MAIL_LANGUAGE', validators.language.default('en')),
    webhookUrl: setting('WEBHOOK_URL', validators.webhookUrl.optional()),
    webhookSecret: setting('WEBHOOK_SECRET', validators.webhookSecret.optional()),
    clamdUrl: setting('CLAMD_URL', validators.clamdUrl.optional()),
    trustedProxies: setting('TRUSTED_PROXY', validators.networks.default([])),
    formLimit: setting('FORM_LIMIT', validators.wholeNumber(0).default(10)),
    formLimitWithoutProof: setting('FORM_LIMIT_WITHOUT_PROOF', validators.wholeNumber(0).default(3)),
    formSeconds: setting('FORM_SECONDS', validators.wholeNumber(0).default(3)),
    backupDir: setting('BACKUP_DIR', validators.diskPath.default('backups').transform(fromRoot)),
    logLevel: setting('LOG_LEVEL', validators.logLevel.default('info')),
    opsHost: setting('OPS_HOST', validators.host.default('127.0.0.1')),
    opsPort: setting('OPS_PORT', validators.port.optional()),
    readyDiskMb: setting('READY_DISK_MB', validators.wholeNumber(0).default(500)),
    readyUndeliveredMinutes: setting('READY_UNDELIVERED_MINUTES', validators.wholeNumber(1).default(30)),
  })
  .check(needs('smtpUrl', 'mailFrom'))
  .check(needs('smtpUrl', 'mailTo'))
  .check(needs('webhookUrl', 'webhookSecret'));

function setting<Schema extends z.ZodType>(variable: string, validator: Schema): Schema {
  return validator.meta({ variable });
}

function variableOf(name: string): string {
  const validators: Record<string, z.ZodType> = schema.shape;
  return String(validators[name]?.meta()?.variable);
}

/** Runs even if other settings are wrong, so that the operator reads all errors at once. */
function needs(name: string, other: string) {
  return z.refine<Record<string, unknown>>((given) => !given[name] || Boolean(given[other]), {
    path: [other],
    error: () => `must be set when ${variableOf(name)} is`,
    when: () => true,
  });
}

function fromRoot(path: string): string {
  return resolve(root, path);
}

export const settingNames = [
  ...Object.values(schema.shape).flatMap((validator) => validator.meta()?.variable ?? []),
  ...mailRoutes.keys(),
];

export type Settings = ReturnType<typeof readSettings>;

/** Returns the settings of an environment. Throws an Error with one plain line for each bad setting. */
export function readSettings(env: Record<string, string | undefined>) {
  // An empty value counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const routes = Object.entries(given).filter(([variable]) => variable.startsWith('MAIL_TO_'));
  const { data: set, error } = schema.safeParse({
    ...recordOf(keysOf(schema.shape), (name) => given[variableOf(name)]),
    mailRoutes: Object.fromEntries(routes),
  });
  if (!set) throw new Error([...new Set(error.issues.map((issue) => settingError(issue, given)))].join('\n'));
  const { contactMonths, applicationsMonths, quarantineDays, opsHost, opsPort } = set;
  const { formSeconds, readyDiskMb, readyUndeliveredMinutes, ...others } = set;
  return {
    ...others,
    editRepository: repositoryAt(set.editRepository ?? '', set.editAppId, set.siteUrl),
    noIndex: set.noIndex || set.preview,
    retention: { contactMonths, applicationsMonths, quarantineDays },
    minFillMs: formSeconds * 1000,
    ops: opsPort === undefined ? undefined : { host: opsHost, port: opsPort },
    minFreeBytes: readyDiskMb * 1_000_000,
    maxUndeliveredMs: readyUndeliveredMinutes * 60_000,
  };
}

/** Returns false for IP addresses, and for names that RFC 6761 reserves for examples or for one machine. */
export function isPublicUrl(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return hostname.includes('.') && !/(?:\.(?:example|invalid|local|localhost|test)|^[\d.]+)$/.test(hostname);
}

/** The values hold passwords, so no message repeats them. */
const secrets = ['EDIT_APP_SECRET', 'SMTP_URL', 'DATABASE_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'];

function settingError({ path, message }: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const [name, variable = variableOf(String(name))] = path.map(String);
  const isSecret = secrets.includes(variable) || given[variable] === undefined;
  return `${variable} ${isSecret ? '' : `is ${JSON.stringify(given[variable])} but `}${message}`;
}
