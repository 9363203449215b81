import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type LogLevel, type Plugin } from 'vite';
import { contentFolder } from '#content/files/read-collection.ts';
import { readContent } from '#content/files/read-content.ts';
import { languageCodes } from '#i18n/languages.ts';
import { editorMessages } from './editor-messages.ts';

/** No field uses syntax colours or maps, and no one uses the other languages of the interface. */
const leftOut = /^(?:@shikijs\/|leaflet|terra-draw|\.\.\/locales\/(?!(?:ar|en-GB)\.).*json$)/;

/** Bundles the editor with its fonts and icons into a folder. Resolves to the name of the script to load. */
export async function bundleEditor(folder: string, logLevel: LogLevel = 'error'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel,
    publicDir: false,
    base: './',
    plugins: [ownWords()],
    build: {
      outDir: folder,
      assetsDir: '',
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('editor.client.ts', import.meta.url)),
        external: leftOut,
      },
    },
  });
  const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  // The scripts of the CMS load fonts, icons and decoders from this folder next to them.
  await cp(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  if (!('output' in result)) throw new Error('Vite has built no single bundle.');
  return basename(result.output[0].fileName);
}

function ownWords(): Plugin {
  const { files } = readContent(contentFolder);
  return {
    name: 'editor-messages',
    enforce: 'pre',
    transform(code, id) {
      const [, found] = /\/locales\/(ar|en)(?:-GB)?\.json$/.exec(id) ?? [];
      const language = languageCodes.find((code) => code === found);
      if (!language) return;
      const all = JSON.parse(code);
      for (const [name, text] of Object.entries(editorMessages(files, language).interface)) {
        const path = name.split('.');
        const group = path.slice(0, -1).reduce((inner, part) => (inner[part] ??= {}), all);
        group[path.at(-1) ?? ''] = text.replace(/\{(\w+)\}/g, '{$$$1}');
      }
      return { code: JSON.stringify(all), map: null };
    },
  };
}
