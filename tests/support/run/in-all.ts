import { test } from 'vitest';

/** A test that only `npm run test:all` runs. */
export const inAll = test.runIf(process.env.TEST_ALL);
