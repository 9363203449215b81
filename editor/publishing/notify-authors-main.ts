import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEmailAddress } from '#forms/email-address.ts';
import type { Language } from '#i18n/languages.ts';
import { runScript } from '#lib/run-script.ts';
import { row } from '#lib/value-row.ts';
import * as body from '#mails/mail-body.ts';
import { localizedPath } from '#routing/paths.ts';
import { readMessages } from '#server/content/site-content.ts';
import { importServerBundle } from '#server/http/built-pages.ts';
import { type Mail, mailOf } from '#server/mail/mail.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile } from '#server/settings/settings-file.ts';
import type { HeldBack, PublishingReport } from './hold-back.ts';

/** Sends a mail to the author of each held-back entry, once for each save. The file `notified` lists these saves. */
async function notifyAuthors(report: string, notified: string) {
  loadSettingsFile();
  const { smtpUrl, mailFrom, mailBounces, siteUrl } = readSettings(process.env);
  const { held }: PublishingReport = JSON.parse(readFileSync(report, 'utf8'));
  if (!smtpUrl || !mailFrom || held.length === 0) return;
  const notifiedKeys = existsSync(notified) ? readFileSync(notified, 'utf8').split('\n') : [];
  const { renderMail } = await importServerBundle(join(process.cwd(), 'dist'));
  const mailer = createMailer(smtpUrl, mailFrom, { renderMail, bounces: mailBounces });
  const saves = heldSaves(held, process.cwd());
  const unnotified = saves.filter(({ key }) => !notifiedKeys.includes(key));
  const sent = await Promise.allSettled(
    unnotified.map((save) => {
      const id = hash('sha256', save.key).slice(0, 32);
      return mailer.send(heldBackMail(save, siteUrl), { id, receivers: save.address });
    }),
  );
  mailer.close();
  const failed = unnotified.filter((_, at) => sent[at]?.status === 'rejected');
  const done = saves.filter((save) => !failed.includes(save));
  writeFileSync(notified, done.map(({ key }) => key).join('\n'));
  if (failed.length > 0)
    throw new Error(
      `No email could be sent to ${failed.map(({ address }) => address).join(', ')}. Check SMTP_URL, then run this again.`,
    );
}

interface HeldSave {
  key: string;
  held: HeldBack;
  address: string;
  language: Language;
}

/** Returns the last save of each held entry, if its author has an email address. `folder` has the content's history. */
export function heldSaves(held: HeldBack[], folder: string): HeldSave[] {
  return held.flatMap((each) => {
    const files = ['', 'en/', 'ar/'].map((language) => `content/${language}${each.entry}`);
    const log = execFileSync('git', ['log', '-1', '--format=%H%n%ae%n%s', '--', ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [commit = '', address = '', subject = ''] = log.split('\n');
    if (!isEmailAddress(address)) return [];
    const language = /\p{Script=Arabic}/u.test(subject) ? 'ar' : 'en';
    return [{ key: `${commit} ${each.entry}`, held: each, address, language }];
  });
}

export function heldBackMail({ held, language }: HeldSave, siteUrl: string): Mail {
  const messages = readMessages()[language];
  const { subject, text, waits, correct, why } = messages.mails.heldBack;
  const editor = new URL(localizedPath(language, '/edit'), siteUrl).href;
  return mailOf(messages, {
    subject,
    reference: held.entry.replace(/\.\w+$/, ''),
    blocks: [
      body.heading(subject),
      body.paragraph(held.dependsOnHeld ? waits : text),
      body.table(held.issues[language].map(({ label, text }) => row(label, text))),
      body.paragraphLinking(correct, editor),
    ],
    foot: [body.paragraph(why)],
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });
}

if (import.meta.main) {
  const [report = '', notified = ''] = process.argv.slice(2);
  await runScript(() => notifyAuthors(report, notified));
}
