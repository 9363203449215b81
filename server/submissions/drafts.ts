import { randomBytes } from 'node:crypto';
import { dayMs } from '#language/time.ts';
import type { Store } from '../database/open-database.ts';
import type { NewSubmission } from './submit.ts';

type File = NonNullable<NewSubmission['file']>;

/** Milliseconds: long enough to correct a form. */
export const draftTtlMs = dayMs;

/** Keeps an accepted file while its form is corrected; the token stands for it. */
export async function insertDraft({ database }: Store, file: File, now: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { name, type, bytes, warnings } = file;
  await database
    .insertInto('drafts')
    .values({
      token,
      name,
      type,
      size: bytes.length,
      marks: JSON.stringify(warnings),
      bytes,
      created_at: now,
    })
    .execute();
  return token;
}

/** The file that a token stands for, while it is kept. */
export async function findDraft({ database }: Store, token: string, now: number): Promise<File | undefined> {
  const found = await database
    .selectFrom('drafts')
    .selectAll()
    .where('token', '=', token)
    .where('created_at', '>', now - draftTtlMs)
    .executeTakeFirst();
  return found && { ...found, warnings: JSON.parse(found.marks) };
}

/** Drops a file that went with its message. */
export async function deleteDraft({ database }: Store, token: string) {
  await database.deleteFrom('drafts').where('token', '=', token).execute();
}

/** Drops the files whose forms never came back; how many. */
export async function purgeDrafts({ database }: Store, now: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('drafts')
    .where('created_at', '<=', now - draftTtlMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
