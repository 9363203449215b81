import { spawnSync } from 'node:child_process';

// npm run check:types: the second program runs even if the first fails, so that one run lists every error.

const commands = ['astro check --tsconfig scripts/tsconfig.astro.json', 'tsc --singleThreaded'];
const results = commands.map((command) => spawnSync(command, { shell: true, stdio: 'inherit' }));
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0;
