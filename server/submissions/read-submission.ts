import type { FormId } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';
import type { Store } from '../database/open-database.ts';

export interface Submission {
  id: string;
  reference: string;
  form: FormId;
  language: Language;
  createdAt: number;
  values: Record<string, unknown>;
  consent: boolean;
  /** Its bytes never leave the store by mail. */
  file: { name: string; size: number; warnings: string[] } | undefined;
  /** Consent was withdrawn: nobody else may be told. */
  withdrawn?: true;
}

export async function readSubmission({ database }: Store, id: string): Promise<Submission | undefined> {
  const row = await database
    .selectFrom('submissions')
    .leftJoin('consents', (join) =>
      join.onRef('consents.submission_id', '=', 'submissions.id').on('consents.purpose', '=', 'privacy'),
    )
    .leftJoin('files', 'files.submission_id', 'submissions.id')
    .select(['submissions.id', 'reference', 'form', 'language', 'fields', 'submissions.created_at'])
    .select(['consents.given', 'files.name', 'files.size', 'files.marks', 'withdrawn_at'])
    .where('submissions.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reference, form, language, created_at: createdAt, fields, given, name, size, marks } = row;
  return {
    id: row.id,
    reference,
    form,
    language,
    createdAt,
    values: JSON.parse(fields),
    consent: given === 1,
    file: name === null ? undefined : { name, size: size ?? 0, warnings: JSON.parse(marks ?? '[]') },
    ...(row.withdrawn_at !== null && { withdrawn: true }),
  };
}
