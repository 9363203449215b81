import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Language, languageCodes } from '#i18n/languages.ts';

/** By language, texts that replace those of Sveltia, by their names there: `save_conflict.title`. */
export type InterfaceWords = Record<Language, Record<string, string>>;

/** Bundles the editor with its fonts and icons into a folder. Resolves to the name of the script to load. */
export async function bundleEditor(folder: string, words: InterfaceWords): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: [withoutUnused, withWords(words)],
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
  // The CMS's scripts name fonts, icons and decoders relative to their folder.
  await cp(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  if (!('output' in result)) throw new Error('Vite has built no single bundle.');
  return basename(result.output[0].fileName);
}

/** Syntax colours, maps and the interface's other languages: no field of ours asks for them. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId(id) {
    if (!/^(?:@shikijs\/|leaflet|terra-draw|\.\.\/locales\/.*\.json$)/.test(id)) return;
    return /\/(?:ar|en-GB)\.json$/.test(id) ? undefined : '\0unused';
  },
  load(id) {
    return id === '\0unused' ? 'export default {}' : undefined;
  },
};

function withWords(words: InterfaceWords): Plugin {
  return {
    name: 'with-words',
    enforce: 'pre',
    transform(code, id) {
      const [, found] = /\/locales\/(ar|en)(?:-GB)?\.json$/.exec(id) ?? [];
      const language = languageCodes.find((code) => code === found);
      const own = Object.entries(language ? words[language] : {});
      if (own.length === 0) return;
      const all = JSON.parse(code);
      for (const [name, text] of own) {
        const path = name.split('.');
        const group = path.slice(0, -1).reduce((inner, part) => (inner[part] ??= {}), all);
        group[path.at(-1) ?? ''] = text.replace(/\{(\w+)\}/g, '{$$$1}');
      }
      return { code: JSON.stringify(all), map: null };
    },
  };
}
