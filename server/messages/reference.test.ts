import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { engines, freshStore } from '../database/store.fixture.ts';
import { message } from './message.fixture.ts';

vi.mock('#forms/reference.ts', { spy: true });
// Files share their modules: this one wants its own, with the mock in them.
vi.resetModules();
const { newReference } = await import('#forms/reference.ts');
const { submit } = await import('./submit.ts');
afterEach(() => {
  vi.mocked(newReference).mockReset();
});
afterAll(() => {
  vi.doUnmock('#forms/reference.ts');
  vi.resetModules();
});

test.each(engines)('a reference that is taken already is drawn anew (%s)', async (engine) => {
  const store = await freshStore(engine);
  for (const drawn of ['AAAA-AAAA', 'AAAA-AAAA', 'AAAA-AAAA', 'BBBB-BBBB'])
    vi.mocked(newReference).mockReturnValueOnce(drawn);
  expect(await submit(store, message(), 1)).toMatchObject({ reference: 'AAAA-AAAA', repeated: false });
  expect(await submit(store, message(), 2)).toMatchObject({ reference: 'BBBB-BBBB', repeated: false });
});
