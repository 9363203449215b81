import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { serverBundle } from '#server/http/built-pages.ts';
import { shortClassNames } from './css-modules.ts';

/**
 * Hands what the server draws on request to the server, in one file: 0.7 MB, imported in 0.2 s at its start. A dynamic page
 * takes 0.3 ms and 9 to 10 kB by it, where Astro's Node adapter, which draws the whole page, takes 5 ms and 16 to 18 kB
 * (docs/decisions/one-renderer.md). To be thrown away when that adapter draws a part of a page as quickly.
 */
export function bundleForServer(): AstroIntegration {
  return {
    name: 'server-bundle',
    hooks: { 'astro:build:done': ({ dir }) => buildServerBundle(fileURLToPath(dir)) },
  };
}

/** With all its imports, so that it is React for production whatever the server's environment says. */
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
