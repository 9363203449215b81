import { defineConfig } from 'vitest/config';
import { root } from '#lib/project-root.ts';

const components = 'src/**/*.test.tsx';

export default defineConfig({
  test: {
    // Tests read colours from this sheet only.
    css: { include: [/tokens\.css/] },
    globalSetup: 'tests/support/server/test-run.ts',
    // A process for each file would take twice the time, and no file affects the next.
    isolate: false,
    // Programs that tests start take half as long where they are compiled already.
    env: {
      NODE_COMPILE_CACHE: `${root}.cache/compiled`,
      TEST_ALL: process.env.npm_config_all ?? '',
      // Modules make their URLs from Astro's SITE.
      SITE: 'https://www.site.example',
    },
    // Most tests wait for a disk or another process; three workers kept two cores busy three quarters of the time.
    maxWorkers: 4,
    // A whole test has this limit on a busy machine, longer with all cases; each of its waits is at most 30 s.
    testTimeout: process.env.npm_config_all ? 120_000 : 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
    // Tests with a page run together, because another environment needs a new process.
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: [components],
          environment: 'jsdom',
          // jsdom gives modules URLs that are no files'.
          env: { PROJECT_ROOT: root },
          setupFiles: 'tests/vitest.setup.ts',
        },
      },
      {
        extends: true,
        // The server uses React's production build; the other keeps a stack of each element.
        oxc: { jsx: { development: false } },
        test: {
          name: 'node',
          env: { NODE_ENV: 'production' },
          include: ['{assets,deploy,editor,scripts,server,src,tests}/**/*.test.{ts,tsx}'],
          exclude: [components],
        },
      },
    ],
  },
});
