import { z } from 'zod';
import { mailbox } from '#forms/email-address.ts';
import { languageCodes } from '#i18n/languages.ts';
import { repositoryAt } from './edit-repository.ts';

/** Messages follow the setting's name and value; deploy/.env.example has an example of each. */

export const origin = z
  .string()
  .refine(isOrigin, 'must be an http or https address without a path')
  .transform((value) => new URL(value).origin);

export const editRepository = text(
  (value) => repositoryAt(value) !== undefined,
  'must be the address of a repository, with its branch: https://github.com/OWNER/NAME#main, ' +
    'or gitlab+https://… or gitea+https://… on a host of your own',
);

export const host = text(/^[\w.:-]+$/, 'must be a host name or an IP address');

export const diskPath = text(/^[^~$]/, 'must be a whole path: ~ and $HOME are not replaced here');

export const moment = z.iso
  .datetime({ offset: true, error: 'must be a date with a time and its zone: 2026-12-10T09:00:00+03:00' })
  .transform((value) => Date.parse(value));

export const language = z.enum(languageCodes, `must be ${languageCodes.join(' or ')}`);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}`);

export const smtpUrl = urlAt(
  /^smtps?$/,
  'must be smtps://user:password@host or smtp://…, with characters such as @ and / percent-encoded',
);

export const databaseUrl = urlAt(
  /^postgres(?:ql)?$/,
  'must be the address of a PostgreSQL database, or left out for SQLite',
);

export const fromAddress = text(
  new RegExp(`^(?:[^<>"@,;\\r\\n]+ <${mailbox.source}>|${mailbox.source})$`),
  'must be an email address, with or without a name before it: The firm <website@firm.example>',
);

export const mailAddress = text(new RegExp(`^${mailbox.source}$`), 'must be one email address');

export const receivers = text(
  new RegExp(`^${mailbox.source}(?:\\s*,\\s*${mailbox.source})*$`),
  'must be one email address, or several separated by commas',
);

export const webhookUrl = text(
  isSafeUrl,
  'must be an https address without a password in it; http only on this machine',
);

export const webhookSecret = text(
  isWebhookSecret,
  'must be whsec_ and 24 to 64 bytes in base64, as `echo whsec_$(openssl rand -base64 24)` makes it',
);

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
export const networks = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => z.array(network).safeParse(list).success,
    'must be IP addresses or networks separated by commas: 127.0.0.1,10.0.0.0/8',
  );

export const clamdUrl = text(
  /^(?:tcp:\/\/[\w.:[\]-]+:\d{1,5}|unix:\/\/\/\S+)$/,
  'must be where clamd listens: unix:///run/clamav/clamd.ctl, or tcp://127.0.0.1:3310',
);

export const flag = z
  .enum(['0', '1'], 'must be 1, or 0 (the same as leaving it out)')
  .transform((value) => value === '1')
  .default(false);

export function wholeNumber(minimum: number, maximum = 999_999) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number().min(minimum, error).max(maximum, error));
}

export const port = wholeNumber(0, 65_535);

function text(fits: RegExp | ((value: string) => boolean), error: string) {
  return z.stringFormat('setting', fits, error);
}

function urlAt(protocol: RegExp, error: string) {
  return z.url({ protocol, hostname: /./, error });
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isWebhookSecret(value: string): boolean {
  const [, key = ''] = /^whsec_(.+)$/.exec(value) ?? [];
  const bytes = Buffer.from(key, 'base64');
  return bytes.toString('base64') === key && bytes.length >= 24 && bytes.length <= 64;
}

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
}
