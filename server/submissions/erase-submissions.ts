import type { Database } from '../database/open-database.ts';

export type Erased = Awaited<ReturnType<typeof eraseSubmissions>>;

/** In the caller's transaction. */
export async function eraseSubmissions(transaction: Database, found: { id: string }[]) {
  const gone = { messages: 0, consents: 0, deliveries: 0, files: 0 };
  // Below the parameters that a statement may have.
  for (let at = 0; at < found.length; at += 500) {
    const ids = found.slice(at, at + 500).map(({ id }) => id);
    const remove = async (table: 'consents' | 'outbox' | 'files') => {
      const removed = transaction.deleteFrom(table).where('submission_id', 'in', ids);
      return Number((await removed.executeTakeFirst()).numDeletedRows);
    };
    await transaction
      .deleteFrom('drafts')
      .where('bytes', 'in', (file) =>
        file.selectFrom('files').select('files.bytes').where('submission_id', 'in', ids),
      )
      .execute();
    gone.consents += await remove('consents');
    gone.deliveries += await remove('outbox');
    gone.files += await remove('files');
    const messages = await transaction.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
    gone.messages += Number(messages.numDeletedRows);
  }
  return gone;
}
