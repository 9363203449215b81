import type { Store } from '../database/open-database.ts';
import type { Letter } from '../mail/letter.ts';
import { textOf } from '../mail/letter-text.ts';
import type { Messages } from '../mail/messages.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { detailsJson } from '../submissions/submission-json.ts';
import type { StoredRows } from './stored-data.ts';

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** With a byte order mark, for editors that need it. */
export function textCopy(
  { reference }: SubmissionDetails,
  { sent, noted }: StoredRows,
  messages: Messages,
): DataCopy {
  const { yourData, firm } = messages;
  const letter: Letter = {
    title: yourData.label,
    firm,
    blocks: [
      { kind: 'heading', text: yourData.open.headline },
      { kind: 'reference', row: { label: yourData.reference, value: reference, direction: 'ltr' } },
      { kind: 'heading', text: yourData.sent },
      { kind: 'table', rows: sent },
      { kind: 'heading', text: yourData.noted },
      { kind: 'table', rows: noted },
    ],
    foot: [],
  };
  const text = `\ufeff${textOf(letter)}`;
  return { name: `${reference}.txt`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

/** Machine-readable (a right under the PDPL's regulations). */
export function jsonCopy(found: SubmissionDetails): DataCopy {
  const text = `${JSON.stringify(detailsJson(found), null, 2)}\n`;
  return { name: `${found.reference}.json`, type: 'application/json', bytes: Buffer.from(text) };
}

export async function fileCopy(
  { database }: Store,
  { id }: SubmissionDetails,
): Promise<DataCopy | undefined> {
  return database
    .selectFrom('files')
    .select(['name', 'type', 'bytes'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
}
