import { spawnSync } from 'node:child_process';

// npm run check:types: both programs report, also if the first fails, so that one run lists all gaps of a new language.

const commands = ['astro check --tsconfig scripts/tsconfig.astro.json', 'tsc --singleThreaded'];
const results = commands.map((command) => spawnSync(command, { shell: true, stdio: 'inherit' }));
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0;
