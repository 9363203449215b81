import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

test('what nobody set has its default: messages are kept in SQLite, nobody is told, the log is brief', () => {
  expect(readSettings({})).toEqual({
    host: 'localhost',
    port: 4321,
    siteUrl: 'https://www.rasikh.example',
    editRepository: undefined,
    editAppId: undefined,
    editAppSecret: undefined,
    editStatusFile: undefined,
    startsAt: undefined,
    preview: false,
    noIndex: false,
    hstsPreload: false,
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/^\/.*\/data$/),
    smtpUrl: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    mailLanguage: 'en',
    mailRoutes: {},
    webhookUrl: undefined,
    webhookSecret: undefined,
    retention: { enquiriesMonths: 24, applicationsMonths: 12, quarantineDays: 30 },
    countsMonths: 25,
    trustedProxies: [],
    formLimit: 10,
    formLimitWithoutProof: 3,
    minFillMs: 3000,
    clamdUrl: undefined,
    backupDir: expect.stringMatching(/^\/.*\/backups$/),
    formsClosed: false,
    logLevel: 'info',
    ops: undefined,
    minFreeBytes: 500_000_000,
    maxUndeliveredMs: 1_800_000,
  });
});

test('an empty setting is one nobody set', () => {
  expect(readSettings({ HOST: '', PORT: ' ', NOINDEX: '' })).toEqual(readSettings({}));
});

test('what is set is taken', () => {
  expect(readSettings({ SITE_URL: 'https://firm.example/' }).siteUrl).toBe('https://firm.example');
  expect(readSettings({ HOST: '0.0.0.0', PORT: '8080', NOINDEX: '1' })).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    noIndex: true,
  });
  expect(readSettings({ NOINDEX: '0' }).noIndex).toBe(false);
});

test('the clock can be set to a moment, for tests', () => {
  expect(readSettings({ NOW: '2026-12-10T09:00:00+03:00' }).startsAt).toBe(Date.UTC(2026, 11, 10, 6));
  expect(() => readSettings({ NOW: '2026-12-10' })).toThrow(/^NOW is "2026-12-10" but must be .+: NOW=/);
});

test.each(['ftp://firm.example', 'firm.example', 'https://firm.example/en', 'https://firm.example/?a'])(
  'SITE_URL=%s is refused with the remedy',
  (SITE_URL) => {
    expect(() => readSettings({ SITE_URL })).toThrow(/^SITE_URL is ".+" but must be .+: SITE_URL=https/);
  },
);

test('every bad setting has a line of its own, beside what must be set together', () => {
  const read = () =>
    readSettings({ HOST: 'a b', PORT: '70000', NOINDEX: 'yes', WEBHOOK_URL: 'https://crm.example' });
  expect(read).toThrow(
    /^HOST is "a b" but must be .+\nPORT is "70000" but must be .+\nNOINDEX is "yes" but must be .+\nWEBHOOK_SECRET must be set .+$/,
  );
});

const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' };

test('figures are for this machine alone, unless a setting says otherwise', () => {
  expect(readSettings({ OPS_PORT: '9464' }).ops).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readSettings({ OPS_PORT: '0', OPS_HOST: '10.0.0.7' }).ops).toEqual({
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
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*must be [^\\n]+$`));
});

test('.env.example explains every setting with its default, and sets none', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
  expect(lines.filter((line) => /^[^#]/.test(line))).toEqual([]);
  const example = lines.flatMap((line) => [...line.matchAll(/^#([A-Z_]+)=(.*)$/g)]);
  expect(example.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  expect(readSettings(Object.fromEntries(example.map(([, name, value]) => [name, value])))).toEqual(
    readSettings({}),
  );
});

test('receivers may depend on reason, country and form', () => {
  const { mailRoutes } = readSettings({
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
  ['MAIL_LANGUAGE', 'fr'],
  ['MAIL_TO_EGIPT', 'cairo@d.example'],
  ['WEBHOOK_URL', 'http://crm.example/hook'],
  ['WEBHOOK_URL', 'https://user:password@crm.example/hook'],
  ['WEBHOOK_SECRET', 'secret'],
  ['RETENTION_ENQUIRIES_MONTHS', '0'],
  ['RETENTION_QUARANTINE_DAYS', 'thirty'],
  ['FORMS_CLOSED', 'yes'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', 'proxy.example'],
  ['FORM_LIMIT', '-1'],
])('%s=%s is refused with the remedy', (name, value) => {
  const read = () => readSettings({ ...mail, WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*must be [^\\n]+$`));
});

test('what belongs together must be set together', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'https://crm.example' })).toThrow(
    /^MAIL_FROM must be set when SMTP_URL is: .+\nMAIL_TO must be .+\nWEBHOOK_SECRET must be .+$/,
  );
});

test('a refusal shows no password', () => {
  const read = () =>
    readSettings({ ...mail, SMTP_URL: 'smtp+x://user:hunter2@a', DATABASE_URL: 'pg://user:hunter2@a' });
  expect(read).toThrow(/^DATABASE_URL must be .+\nSMTP_URL must be .+$/);
  expect(read).not.toThrow(/hunter2/);
});
