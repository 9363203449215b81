import { join } from 'node:path';
import { build } from 'vite';
import { serverBundle } from '#server/http/built-pages.ts';
import { shortClassNames } from './css-modules.ts';

/**
 * Bundles all imports, so that React is always the production build. Remove it when Astro's Node adapter renders a part
 * of a page as quickly (docs/decisions/one-renderer.md).
 */
export async function buildServerBundle(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: shortClassNames() } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/render.tsx',
      outDir: join(directory, serverBundle, '..'),
      emptyOutDir: true,
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } },
    },
  });
}
