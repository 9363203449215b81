import { configure } from '@testing-library/react';

// Testing Library's limit of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });
