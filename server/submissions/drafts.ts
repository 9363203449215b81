import { randomBytes } from 'node:crypto';
import { dayMs } from '#language/time.ts';
import type { Store } from '../database/open-database.ts';
import { fileRow } from './submission-rows.ts';
import type { NewSubmission } from './submit.ts';

type File = NonNullable<NewSubmission['file']>;

/** Long enough to correct a form. */
export const draftTtlMs = dayMs;

/** Resolves to the token that stands for the file. */
export async function insertDraft({ database }: Store, file: File, now: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { sha256, ...row } = fileRow(file, now);
  await database
    .insertInto('drafts')
    .values({ ...row, token })
    .execute();
  return token;
}

export async function findDraft({ database }: Store, token: string, now: number): Promise<File | undefined> {
  const found = await database
    .selectFrom('drafts')
    .selectAll()
    .where('token', '=', token)
    .where('created_at', '>', now - draftTtlMs)
    .executeTakeFirst();
  return found && { ...found, warnings: JSON.parse(found.marks) };
}

export async function deleteDraft({ database }: Store, token: string) {
  await database.deleteFrom('drafts').where('token', '=', token).execute();
}
