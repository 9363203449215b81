import { afterEach, expect, test, vi } from 'vitest';
import { newReference } from '../../forms/reference.ts';
import { engines, freshStore } from '../database/store.fixture.ts';
import { message } from './message.fixture.ts';
import { submit } from './submit.ts';

vi.mock('../../forms/reference.ts', { spy: true });
afterEach(() => {
  vi.mocked(newReference).mockReset();
});

test.each(engines)('a reference that is taken already is drawn anew (%s)', async (engine) => {
  const store = await freshStore(engine);
  for (const drawn of ['AAAA-AAAA', 'AAAA-AAAA', 'AAAA-AAAA', 'BBBB-BBBB']) {
    vi.mocked(newReference).mockReturnValueOnce(drawn);
  }
  expect(await submit(store, message(), 1)).toMatchObject({ reference: 'AAAA-AAAA', repeated: false });
  expect(await submit(store, message(), 2)).toMatchObject({ reference: 'BBBB-BBBB', repeated: false });
  await store.close();
});
