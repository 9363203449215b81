import { describe, expect, test } from 'vitest';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import {
  findPendingUpload,
  insertPendingUpload,
  pendingUploadLimits,
  pendingUploadTtlMs,
  purgePendingUploads,
} from './pending-uploads.ts';

const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(9), warnings: [] };

describe.each(databaseEngines)('%s', (engine) => {
  test('pending uploads are limited in number until some expire', async () => {
    const store = await freshStore(engine);
    const row = { name: '', type: '', size: 1, bytes: file.bytes, created_at: 1, warnings: '[]' };
    const rows = Array.from({ length: pendingUploadLimits.count }, (_, at) => ({
      token: String(at),
      ...row,
    }));
    await store.database.insertInto('pending_uploads').values(rows).execute();
    expect(await insertPendingUpload(store, file, 2)).toBeUndefined();
    await purgePendingUploads(store, pendingUploadTtlMs);
    expect(await insertPendingUpload(store, file, 2)).toBeUndefined();
    await purgePendingUploads(store, pendingUploadTtlMs + 1);
    expect(await store.database.selectFrom('pending_uploads').selectAll().execute()).toEqual([]);
    const token = await insertPendingUpload(store, file, 2);
    expect(await findPendingUpload(store, token ?? '', 3)).toMatchObject({ name: 'a.pdf' });
  });

  test('pending uploads are limited to a part of the disk', async () => {
    const store = await freshStore(engine);
    await insertPendingUpload(store, file, 1);
    const size = pendingUploadLimits.bytes - file.bytes.length;
    await store.database.updateTable('pending_uploads').set({ size }).execute();
    expect(await insertPendingUpload(store, file, 1)).toBeDefined();
    expect(await insertPendingUpload(store, file, 1)).toBeUndefined();
  });
});
