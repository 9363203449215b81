import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importServerBundle } from '#server/http/built-pages.ts';
import { messageOf } from '#server/lib/error-message.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile } from '#server/settings/settings-file.ts';
import type { PublishingReport } from '../publishing-report.ts';
import { heldBackMail, heldSaves } from './notify-authors.ts';

/** Mails the authors of what `report` holds back, where mail is set up. The file `notified` lists the saves that were mailed. */
async function notifyAuthors(report: string, notified: string) {
  loadSettingsFile();
  const { smtpUrl, mailFrom, mailBounces, siteUrl } = readSettings(process.env);
  if (!existsSync(report))
    throw new Error(`There is no report ${report}. Name the file that hold-back wrote.`);
  const { held }: PublishingReport = JSON.parse(readFileSync(report, 'utf8'));
  if (!smtpUrl || !mailFrom || held.length === 0) return;
  const known = existsSync(notified) ? readFileSync(notified, 'utf8').split('\n') : [];
  const { renderEmail } = await importServerBundle(join(process.cwd(), 'dist'));
  const mailer = createMailer(smtpUrl, mailFrom, { renderEmail, bounces: mailBounces });
  const saves = heldSaves(held, process.cwd());
  const due = saves.filter(({ key }) => !known.includes(key));
  const sent = await Promise.allSettled(
    due.map((save) => {
      const id = hash('sha256', save.key).slice(0, 32);
      return mailer.send(heldBackMail(save, siteUrl), { id, receivers: save.address });
    }),
  );
  mailer.close();
  const failed = due.filter((_, at) => sent[at]?.status === 'rejected');
  // Drops entries that are no longer held back.
  const done = saves.filter((save) => !failed.includes(save));
  writeFileSync(notified, done.map(({ key }) => key).join('\n'));
  if (failed.length > 0)
    throw new Error(
      `No email could be sent to ${failed.map(({ address }) => address).join(', ')}. Check SMTP_URL, then run this again.`,
    );
}

const [report, notified] = process.argv.slice(2);
try {
  if (!report || !notified)
    throw new Error(
      'Usage: node editor/publishing/notify-authors-main.ts REPORT NOTIFIED\n\n' +
        'Emails the authors of the entries that REPORT, written by hold-back, says are held back.\n' +
        'The file NOTIFIED lists the saves that they have had an email about.',
    );
  await notifyAuthors(report, notified);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
