import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{bench,content,scripts,server,src}/**/*.test.{ts,tsx}'] },
});
