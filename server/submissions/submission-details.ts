import { sql } from 'kysely';
import type { FormValues } from '#forms/form-definition.ts';
import type { Database } from '#server/database/open-database.ts';
import type {
  ConsentRow,
  FileRow,
  OutboxRow,
  SubmissionDeliveryKind,
  SubmissionRow,
} from '#server/database/tables.ts';

export interface SubmissionDetails extends Omit<SubmissionRow, 'fields' | 'suspicions'> {
  fields: FormValues;
  suspicions: string[];
  consents: ConsentRow[];
  deliveries: (OutboxRow & { kind: SubmissionDeliveryKind })[];
  file: (Omit<FileRow, 'bytes' | 'warnings'> & { warnings: string[] }) | undefined;
}

export interface MailedSubmission
  extends Pick<
    SubmissionDetails,
    'id' | 'reference' | 'form' | 'language' | 'country' | 'created_at' | 'fields'
  > {
  consents: Pick<ConsentRow, 'given'>[];
  reply?: string | null;
  file?: { name: string; warnings: string[] };
}

/** Resolves to undefined if no submission has the id. */
export async function findSubmissionDetails(database: Database, id: string) {
  const rows = await database.selectFrom('submissions').selectAll().where('id', '=', id).execute();
  return (await withDetails(database, rows))[0];
}

/** Adds consents, deliveries and files. Callers pass fewer rows than a statement takes parameters. */
export async function withDetails(database: Database, rows: SubmissionRow[]): Promise<SubmissionDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const consents = await database
    .selectFrom('consents')
    .selectAll()
    .where('submission_id', 'in', ids)
    .execute();
  const deliveries = await database
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', 'in', ids)
    .$narrowType<{ kind: SubmissionDeliveryKind }>()
    .orderBy(sql`case kind when 'staff-mail' then 1 when 'confirmation-mail' then 2 else 3 end`)
    .execute();
  const files = await database
    .selectFrom('files')
    .select(['submission_id', 'name', 'type', 'size', 'sha256', 'warnings', 'created_at'])
    .where('submission_id', 'in', ids)
    .execute();
  const consentsOf = Map.groupBy(consents, ({ submission_id }) => submission_id);
  const deliveriesOf = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  const fileOf = new Map(
    files.map((file) => {
      const warnings: string[] = JSON.parse(file.warnings);
      return [file.submission_id, { ...file, warnings }];
    }),
  );
  return rows.map((row) => {
    const fields: FormValues = JSON.parse(row.fields);
    const suspicions: string[] = JSON.parse(row.suspicions);
    const [given, sent] = [consentsOf.get(row.id) ?? [], deliveriesOf.get(row.id) ?? []];
    return { ...row, fields, suspicions, consents: given, deliveries: sent, file: fileOf.get(row.id) };
  });
}
