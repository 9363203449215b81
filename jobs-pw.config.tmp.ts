import base from '/work/main/playwright.config.ts';
const { webServer, ...rest } = base as any;
export default { ...rest, testDir: '/work/main/tests', testMatch: 'jobs.e2e.ts', workers: 2, timeout: 120000, expect: { timeout: 20000 }, outputDir: '/tmp/jobs-pw', reporter: 'line', use: { ...rest.use, baseURL: 'http://localhost:4795' } };
