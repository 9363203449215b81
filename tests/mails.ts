import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

export const mailFolder = 'test-results/mails';

/** The mails about a message that have arrived in a folder, of each receiver the last; waits until there are `count`. */
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

function mailsIn(folder: string): Promise<Email>[] {
  const files = readdirSync(folder).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return files.map((file) => PostalMime.parse(readFileSync(`${folder}/${file}`)));
}
