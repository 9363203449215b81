import type { StoredData } from '../../src/live-sections.tsx';
import type { Store } from '../database/open-database.ts';
import { textOf } from '../mail/letter.ts';
import { heading, reference, table } from '../mail/letter-blocks.ts';
import type { Messages } from '../mail/messages.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { detailsJson } from '../submissions/submission-json.ts';

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** With a byte order mark, for editors that need it. */
export function textCopy(stored: StoredData, { yourData, firm }: Messages): DataCopy {
  const blocks = [
    heading(yourData.open.headline),
    reference(yourData.reference, stored.reference),
    heading(yourData.sent),
    table(stored.sent),
    heading(yourData.noted),
    table(stored.noted),
  ];
  const text = `\ufeff${textOf({ firm, blocks, foot: [] })}`;
  return { name: `${stored.reference}.txt`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

/** Machine-readable (a right under the PDPL's regulations). */
export function jsonCopy(found: SubmissionDetails): DataCopy {
  const text = `${JSON.stringify(detailsJson(found), null, 2)}\n`;
  return { name: `${found.reference}.json`, type: 'application/json', bytes: Buffer.from(text) };
}

export function fileCopy({ database }: Store, { id }: SubmissionDetails) {
  return database
    .selectFrom('files')
    .select(['name', 'type', 'bytes'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
}
