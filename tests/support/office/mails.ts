import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { mailFolder, officeEmail } from '../run/test-settings.ts';

/** The parsed mails by path and length, because a half-written file is read again. */
const parsed = new Map<string, Promise<Email>>();

/** Waits for `count` mails about a submission; returns each receiver's last. */
export async function mailsAbout(
  reference: string,
  count: number,
  folder = mailFolder,
): Promise<Map<string, Email>> {
  let found: Email[] = [];
  await expect
    .poll(async () => {
      found = (await Promise.all(mailsIn(folder))).filter(({ subject }) => subject?.includes(reference));
      return found.length;
    })
    .toBe(count);
  return new Map(found.map((mail) => [mail.to?.[0]?.address ?? '', mail]));
}

/** Expects the office's mail with the visitor's words, and the confirmation with the reference. Returns both. */
export async function expectMails(reference: string, visitor: string, written: string[]) {
  const mails = await mailsAbout(reference, 2);
  const [staff, confirmation] = [mails.get(officeEmail), mails.get(visitor)];
  for (const text of written) expect(withoutIsolates(staff?.text)).toContain(text);
  expect(staff?.replyTo?.[0]?.address).toBe(visitor);
  expect(confirmation?.text).toContain(reference);
  return { staff, confirmation };
}

/** Returns a mail's text without marks of direction. */
export function withoutIsolates(text: string | undefined): string {
  return (text ?? '').replace(/[\u2066-\u2069]/g, '');
}

function mailsIn(folder: string): Promise<Email>[] {
  const files = readdirSync(folder).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return files.map((file) => {
    const source = readFileSync(`${folder}/${file}`);
    const key = `${folder}/${file} ${source.length}`;
    const mail = parsed.get(key) ?? PostalMime.parse(source);
    parsed.set(key, mail);
    return mail;
  });
}
