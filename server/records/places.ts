import type { Form } from '../../forms/form.ts';
import type { RecordsWords } from '../../forms/records-words.ts';
import type { FormSettings } from '../settings.ts';

/** Who gets what a form brings: by domain and host alone, for an address may be a person's and a setting may hold a password. */
export function recipientsOf(form: Form, { recipients }: RecordsWords, settings: FormSettings): string[] {
  const { mailTo = '', mailRoutes, smtpUrl, webhookUrl, clamdUrl } = settings;
  const receivers = [mailTo, ...Object.values(mailRoutes)].join(',').split(',');
  const domains = [...new Set(receivers.flatMap((one) => one.trim().split('@')[1] ?? []))];
  return [
    domains.length > 0 ? recipients.office.replace('…', domains.join(', ')) : recipients.noOffice,
    ...named(recipients.mailServer, smtpUrl),
    ...named(recipients.webhook, webhookUrl),
    ...(form.file ? named(recipients.scanner, clamdUrl) : []),
  ];
}

/** Where the database is. */
export function storageOf({ storage }: RecordsWords, { databaseUrl }: FormSettings): string {
  return named(storage.elsewhere, databaseUrl)[0] ?? storage.here;
}

function named(sentence: string, url: string | undefined): string[] {
  return url ? [sentence.replace('…', hostOf(url))] : [];
}

/** A socket of this machine has a path in place of a host. */
function hostOf(url: string): string {
  return new URL(url).hostname || 'localhost';
}
