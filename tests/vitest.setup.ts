import { configure } from '@testing-library/react';

// As long as `expect.poll` waits: Testing Library's second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });
