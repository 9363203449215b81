import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bench,content,forms,jobs,scripts,server,src}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/database/postgres.setup.ts',
  },
});
