import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles the editor with its fonts and icons into a folder. Resolves to the name of the script to load. */
export async function bundleEditor(folder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: [withoutUnused, withoutForeignFonts],
    build: {
      outDir: folder,
      assetsDir: '',
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: fileURLToPath(new URL('editor.client.ts', import.meta.url)) },
    },
  });
  const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  // Its scripts name fonts, icons and decoders by their place beside them.
  await cp(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  const { output } = result as Rolldown.RolldownOutput;
  return basename(output[0].fileName);
}

/** Syntax colours, maps and the interface's other languages: no field of ours asks for them. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId(id) {
    if (!/^(?:@shikijs\/|leaflet|terra-draw|\.\.\/locales\/)/.test(id)) return;
    return /\/(?:ar|en-GB)\.json$/.test(id) ? undefined : '\0unused';
  },
  load(id) {
    return id === '\0unused' ? 'export default {}' : undefined;
  },
};

/** It brings its fonts along, and names a network for each as well, which browsers would ask beside. */
const withoutForeignFonts: Plugin = {
  name: 'without-foreign-fonts',
  transform(code, id) {
    if (!/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/.test(id)) return;
    return { code: code.replace(/@font-face *\{[^}]*url\(https:[^}]*\}/g, ''), map: null };
  },
};
