import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Testing Library's limit of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
