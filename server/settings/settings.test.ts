import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, type Settings, settingNames } from './settings.ts';

test('deploy/.env.example explains every setting with its default, and sets none', () => {
  const lines = readFileSync(new URL('../../deploy/.env.example', import.meta.url), 'utf8').split('\n');
  expect(lines.filter((line) => /^[^#]/.test(line))).toEqual([]);
  const example = lines.flatMap((line) => [...line.matchAll(/^#([A-Z_]+)=(.*)$/g)]);
  expect(example.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  expect(readSettings(Object.fromEntries(example.map(([, name, value]) => [name, value])))).toEqual(
    readSettings({}),
  );
});

test('a setting that is missing or empty is off', () => {
  expect(readSettings({ HOST: '', PORT: ' ', NOINDEX: '' })).toEqual(readSettings({}));
});

test.each<[Record<string, string>, Partial<Settings>]>([
  [{}, { databaseUrl: undefined, smtpUrl: undefined, ops: undefined, formsClosed: false, noIndex: false }],
  [
    { SITE_URL: 'https://firm.example/', PORT: '8080' },
    { siteUrl: 'https://firm.example', port: 8080 },
  ],
  [{ NOINDEX: '1' }, { noIndex: true }],
  [{ NOINDEX: '0' }, { noIndex: false }],
  [{ NOW: '2026-12-10T09:00:00+03:00' }, { startsAt: Date.UTC(2026, 11, 10, 6) }],
  // Only this machine can read metrics, unless a setting says otherwise.
  [{ OPS_PORT: '9464' }, { ops: { host: '127.0.0.1', port: 9464 } }],
  [{ OPS_PORT: '0', OPS_HOST: '10.0.0.7' }, { ops: { host: '10.0.0.7', port: 0 } }],
])('%o is read as %o', (env, expected) => {
  expect(readSettings(env)).toMatchObject(expected);
});

test('every wrong setting gets a line, and so do settings that belong together', () => {
  const read = () =>
    readSettings({
      HOST: 'a b',
      PORT: '70000',
      NOINDEX: 'yes',
      SMTP_URL: 'smtp://localhost',
      WEBHOOK_URL: 'https://crm.example',
    });
  expect(read).toThrow(
    /^HOST is "a b" but must be .+\nPORT is "70000" but must be .+\nNOINDEX is "yes" but must be .+\nMAIL_FROM must be set when SMTP_URL is\nMAIL_TO must be .+\nWEBHOOK_SECRET must be set when WEBHOOK_URL is$/,
  );
});

const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' };

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
  ['SITE_URL', 'ftp://firm.example'],
  ['SITE_URL', 'firm.example'],
  ['SITE_URL', 'https://firm.example/en'],
  ['NOW', '2026-12-10'],
  ['DATA_DIR', '~/data'],
  ['LOG_LEVEL', 'loud'],
  ['READY_UNDELIVERED_MINUTES', '0'],
  ['SMTP_URL', 'https://mail.example'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['MAIL_FROM', 'The firm'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: x@y.example'],
  ['MAIL_TO', 'a@b.example; c@d.example'],
  ['MAIL_TO_EGYPT', 'cairo'],
  ['MAIL_TO', 'office@firm..example'],
  ['MAIL_LANGUAGE', 'fr'],
  ['MAIL_TO_EGIPT', 'cairo@d.example'],
  ['WEBHOOK_URL', 'http://crm.example/hook'],
  ['WEBHOOK_URL', 'https://user:password@crm.example/hook'],
  ['WEBHOOK_SECRET', 'secret'],
  ['RETENTION_CONTACT_MONTHS', '0'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['FORM_LIMIT', '-1'],
])('%s=%s is refused with the remedy', (name, value) => {
  const read = () => readSettings({ ...mail, WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*must be [^\\n]+$`));
});

test('an error shows no password', () => {
  const read = () =>
    readSettings({ ...mail, SMTP_URL: 'smtp+x://user:hunter2@a', DATABASE_URL: 'pg://user:hunter2@a' });
  expect(read).toThrow(/^DATABASE_URL must be .+\nSMTP_URL must be .+$/);
  expect(read).not.toThrow(/hunter2/);
});
