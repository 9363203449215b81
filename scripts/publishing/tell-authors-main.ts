import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailer } from '#server/mail/mailer.ts';
import { importServerBundle } from '#server/server-bundle.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile } from '#server/settings/settings-file.ts';
import type { PublishingReport } from '../../editor/publishing-report.ts';
import { heldBackMail, heldSaves } from './tell-authors.ts';

/** Mails the authors of what `report` holds back, where mail is set up; `told` notes each save that somebody was told of. */
async function tellAuthors(report: string, told: string) {
  loadSettingsFile();
  const { smtpUrl, mailFrom, siteUrl } = readSettings(process.env);
  const { held }: PublishingReport = JSON.parse(readFileSync(report, 'utf8'));
  if (!smtpUrl || !mailFrom || held.length === 0) return;
  const known = existsSync(told) ? readFileSync(told, 'utf8').split('\n').filter(Boolean) : [];
  const { renderEmail } = await importServerBundle(join(process.cwd(), 'dist'));
  const mailer = createMailer(smtpUrl, mailFrom, { renderEmail });
  const done: string[] = [];
  try {
    for (const save of heldSaves(held, process.cwd())) {
      if (known.includes(save.key)) done.push(save.key);
      else {
        const id = hash('sha256', save.key).slice(0, 32);
        await mailer.send(heldBackMail(save, siteUrl), { id, receivers: save.address });
        done.push(save.key);
      }
    }
  } finally {
    mailer.close();
    // What is held no more is forgotten.
    writeFileSync(told, done.join('\n'));
  }
}

const [report, told] = process.argv.slice(2);
try {
  if (!report || !told) throw new Error('npm run tell-authors -- REPORT TOLD');
  await tellAuthors(report, told);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
