import type { Store } from '../database/open-database.ts';
import type { Letter } from '../mail/letter.ts';
import { textOf } from '../mail/letter-text.ts';
import type { Messages } from '../mail/messages.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { detailsJson } from '../submissions/submission-json.ts';
import type { StoredRows } from './stored-data.ts';

/** A file for the person. */
export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What is stored, in the words of the page. With the mark by which every editor knows UTF-8. */
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

/** What is stored, in a form that programs read (a right under the PDPL's regulations). */
export function jsonCopy(found: SubmissionDetails): DataCopy {
  const text = `${JSON.stringify(detailsJson(found), null, 2)}\n`;
  return { name: `${found.reference}.json`, type: 'application/json', bytes: Buffer.from(text) };
}

/** The file that came with a message, under the name it came with; undefined where none came. */
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
