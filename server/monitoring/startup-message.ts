import { join } from 'node:path';
import type { FormSettings } from '../settings/settings.ts';

/** Where messages go, without a password. */
export function storageMessage({
  databaseUrl,
  dataDir,
  smtpUrl,
}: Pick<FormSettings, 'dataDir'> & Partial<FormSettings>): string {
  const stored = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : join(dataDir, 'site.db');
  const sent = smtpUrl
    ? `mails are sent through ${new URL(smtpUrl).host}`
    : 'their mails wait, because SMTP_URL is not set: see .env.example';
  return `Messages are stored in ${stored}; ${sent}`;
}
