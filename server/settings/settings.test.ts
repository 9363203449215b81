import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import {
  readBuildSettings,
  readFormSettings,
  readMonitoringSettings,
  readServerSettings,
} from './settings.ts';

test('what nobody set has its default', () => {
  expect(readBuildSettings({})).toEqual({ siteUrl: 'https://www.rasikh.example' });
  expect(readServerSettings({})).toEqual({ host: 'localhost', port: 4321, noIndex: false });
});

test('an empty setting is one nobody set', () => {
  expect(readServerSettings({ HOST: '', PORT: ' ', NOINDEX: '' })).toEqual(readServerSettings({}));
});

test('what is set is taken', () => {
  expect(readBuildSettings({ SITE_URL: 'https://firm.example/' })).toEqual({
    siteUrl: 'https://firm.example',
  });
  expect(readServerSettings({ HOST: '0.0.0.0', PORT: '8080', NOINDEX: '1' })).toEqual({
    host: '0.0.0.0',
    port: 8080,
    noIndex: true,
  });
  expect(readServerSettings({ NOINDEX: '0' }).noIndex).toBe(false);
});

test('the clock can be set to a moment, for tests', () => {
  expect(readServerSettings({ NOW: '2026-12-10T09:00:00+03:00' }).startsAt).toBe(Date.UTC(2026, 11, 10, 6));
  expect(() => readServerSettings({ NOW: '2026-12-10' })).toThrow(
    /^NOW is "2026-12-10" but must be .+: NOW=/,
  );
});

test.each(['ftp://firm.example', 'firm.example', 'https://firm.example/en', 'https://firm.example/?a'])(
  'SITE_URL=%s is refused with the remedy',
  (SITE_URL) => {
    expect(() => readBuildSettings({ SITE_URL })).toThrow(/^SITE_URL is ".+" but must be .+: SITE_URL=https/);
  },
);

test('every bad setting has a line of its own', () => {
  const read = () => readServerSettings({ HOST: 'a b', PORT: '70000', NOINDEX: 'yes' });
  expect(read).toThrow(
    /^HOST is "a b" but must be .+\nPORT is "70000" but must be .+\nNOINDEX is "yes" but must be .+$/,
  );
});

const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' };

test('without any setting, messages are kept in SQLite and nobody is told', () => {
  expect(readFormSettings({})).toEqual({
    siteUrl: 'https://www.rasikh.example',
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/^\/.*\/data$/),
    smtpUrl: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    mailRoutes: {},
    webhookUrl: undefined,
    webhookSecret: undefined,
    retention: { enquiriesMonths: 24, applicationsMonths: 12, heldDays: 30 },
    trustedProxies: [],
    formLimit: 10,
    formLimitWithoutProof: 3,
    minFillMs: 3000,
    clamdUrl: undefined,
    backupDir: expect.stringMatching(/^\/.*\/backups$/),
    formsClosed: false,
  });
});

test('without any setting, the log is brief, and nobody can ask for figures', () => {
  expect(readMonitoringSettings({})).toEqual({
    logLevel: 'info',
    ops: undefined,
    minFreeBytes: 500_000_000,
    maxUndeliveredMs: 1_800_000,
  });
});

test('figures are for this machine alone, unless a setting says otherwise', () => {
  expect(readMonitoringSettings({ OPS_PORT: '9464' }).ops).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readMonitoringSettings({ OPS_PORT: '0', OPS_HOST: '10.0.0.7' }).ops).toEqual({
    host: '10.0.0.7',
    port: 0,
  });
});

test.each([
  ['LOG_LEVEL', 'loud'],
  ['OPS_PORT', '70000'],
  ['READY_DISK_MB', 'much'],
  ['READY_UNDELIVERED_MINUTES', '0'],
])('%s=%s is refused with the remedy', (name, value) => {
  const read = () => readMonitoringSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*must be [^\\n]+$`));
});

test('.env.example has every setting with its default', () => {
  const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
  expect(readFormSettings(example)).toEqual(readFormSettings({}));
  expect(readMonitoringSettings(example)).toEqual(readMonitoringSettings({}));
  expect({ ...readServerSettings(example), ...readBuildSettings(example) }).toEqual({
    ...readServerSettings({}),
    ...readBuildSettings({}),
  });
});

test('receivers may depend on reason, country and form', () => {
  const { mailRoutes } = readFormSettings({
    ...mail,
    MAIL_TO_SUPPORT_REQUEST: 'support@d.example, second@d.example',
    MAIL_TO_EGYPT: 'cairo@d.example',
    MAIL_TO_APPLICATION: 'jobs@d.example',
  });
  expect(mailRoutes).toEqual({
    'support-request': 'support@d.example, second@d.example',
    egypt: 'cairo@d.example',
    application: 'jobs@d.example',
  });
});

test.each([
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['MAIL_FROM', 'Rasikh'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: x@y.example'],
  ['MAIL_TO', 'a@b.example; c@d.example'],
  ['MAIL_TO_EGYPT', 'cairo'],
  ['MAIL_TO_EGIPT', 'cairo@d.example'],
  ['WEBHOOK_URL', 'http://crm.example/hook'],
  ['WEBHOOK_URL', 'https://user:password@crm.example/hook'],
  ['WEBHOOK_SECRET', 'secret'],
  ['RETENTION_ENQUIRIES_MONTHS', '0'],
  ['RETENTION_HELD_DAYS', 'thirty'],
  ['FORMS_CLOSED', 'yes'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', 'proxy.example'],
  ['FORM_LIMIT', '-1'],
])('%s=%s is refused with the remedy', (name, value) => {
  const read = () => readFormSettings({ ...mail, WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*must be [^\\n]+$`));
});

test('what belongs together must be set together', () => {
  expect(() =>
    readFormSettings({ SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'https://crm.example' }),
  ).toThrow(/^MAIL_FROM must be set when SMTP_URL is: .+\nMAIL_TO must be .+\nWEBHOOK_SECRET must be .+$/);
});

test('a refusal shows no password', () => {
  const read = () =>
    readFormSettings({ ...mail, SMTP_URL: 'smtp+x://user:hunter2@a', DATABASE_URL: 'pg://user:hunter2@a' });
  expect(read).toThrow(/^DATABASE_URL must be .+\nSMTP_URL must be .+$/);
  expect(read).not.toThrow(/hunter2/);
});
