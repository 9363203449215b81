import { buildSync } from 'esbuild';

let made: string | undefined;

/** The bundle of the live sections, made in a moment: no style sheets, and class names of its own. */
export function liveBundle(): string {
  made ??= buildSync({
    entryPoints: ['src/live-sections.tsx'],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // React asks for Node's own modules in the manner of old.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  }).outputFiles.find(({ path }) => path.endsWith('.js'))?.text;
  return made ?? '';
}
