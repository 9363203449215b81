import { cp, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Bundles the editor with its fonts and icons into a folder. Resolves to the name of the script to load. */
export async function bundleEditor(folder: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('editor.client.ts', import.meta.url))],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2023',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'error',
    plugins: [withoutUnused, withoutForeignFonts],
  });
  const { url } = import.meta;
  const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  // Its scripts name fonts, icons and decoders by their place beside them.
  await cp(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  const [script = ''] = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint?.endsWith(basename(new URL('editor.client.ts', url).pathname)) ? [basename(file)] : [],
  );
  return script;
}

/** Syntax colours, maps and the interface's other languages: no field of ours asks for them. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    const unused = /^(?:@shikijs\/|leaflet|terra-draw|\.\.\/locales\/)/;
    onResolve({ filter: unused }, ({ path }) =>
      /\/(?:ar|en-GB)\.json$/.test(path) ? undefined : { path: 'unused', namespace: 'unused' },
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {}' }));
  },
};

/** It brings its fonts along, and names a network for each as well, which browsers would ask beside. */
const withoutForeignFonts: Plugin = {
  name: 'without-foreign-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/@font-face *\{[^}]*url\(https:[^}]*\}/g, ''),
    }));
  },
};
