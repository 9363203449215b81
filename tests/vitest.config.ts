import { defineConfig } from 'vitest/config';
import { root } from '../src/content/project-root.ts';

const components = 'src/**/*.test.tsx';

export default defineConfig({
  test: {
    // Colours are read from it; no other sheet is.
    css: { include: [/tokens\.css/] },
    globalSetup: 'server/test-run.fixture.ts',
    // A process for each file would cost half of all the time; no file leaves anything behind for the next.
    isolate: false,
    // Programs that tests start take half as long where they are compiled already.
    env: {
      NODE_COMPILE_CACHE: `${root}.cache/compiled`,
      TEST_ALL: process.env.npm_config_all ?? '',
      // Astro's, from which modules make their URLs.
      SITE: 'https://www.site.example',
    },
    // Most of them wait for a disk or another process: with three, two cores were busy for three quarters of the time.
    maxWorkers: 4,
    // Of a whole test, on a busy machine: tests wait for events, and for none of them longer than 30 s.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // A process ends where the next file wants another environment: those with a page stand together.
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: [components],
          environment: 'jsdom',
          // A module's URL is none of a file there.
          env: { PROJECT_ROOT: root },
          setupFiles: 'tests/vitest.setup.ts',
        },
      },
      {
        extends: true,
        // React for production, as the server has it: the one for development keeps a stack of each element.
        oxc: { jsx: { development: false } },
        test: {
          name: 'node',
          env: { NODE_ENV: 'production' },
          include: ['{assets,deploy,editor,scripts,server,src}/**/*.test.{ts,tsx}'],
          exclude: [components],
        },
      },
    ],
  },
});
