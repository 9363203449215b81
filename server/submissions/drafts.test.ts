import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '#server/database/store.fixture.ts';
import { draftLimits, draftTtlMs, findDraft, insertDraft, purgeDrafts } from './drafts.ts';

const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(9), warnings: [] };

describe.each(engines)('%s', (engine) => {
  test('so many files are kept for corrections, and no more until some have expired', async () => {
    const store = await freshStore(engine);
    const row = { name: '', type: '', size: 1, bytes: file.bytes, created_at: 1, warnings: '[]' };
    const rows = Array.from({ length: draftLimits.count }, (_, at) => ({ token: String(at), ...row }));
    await store.database.insertInto('drafts').values(rows).execute();
    expect(await insertDraft(store, file, 2)).toBeUndefined();
    expect(await purgeDrafts(store, draftTtlMs)).toBe(0);
    expect(await purgeDrafts(store, draftTtlMs + 1)).toBe(draftLimits.count);
    const token = await insertDraft(store, file, 2);
    expect(await findDraft(store, token ?? '', 3)).toMatchObject({ name: 'a.pdf' });
  });

  test('they take no more than their share of the disk', async () => {
    const store = await freshStore(engine);
    await insertDraft(store, file, 1);
    const size = draftLimits.bytes - file.bytes.length;
    await store.database.updateTable('drafts').set({ size }).execute();
    expect(await insertDraft(store, file, 1)).toBeDefined();
    expect(await insertDraft(store, file, 1)).toBeUndefined();
  });
});
