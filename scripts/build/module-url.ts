import { relative } from 'node:path';
import type { Plugin } from 'vite';

const suffix = '?module-url';

// `import url from './open-search.tsx?module-url'` gives the URL of a module that pages import on demand. A plain
// `import()` adds Vite's preloader and React (63 kB) to every page. Remove it when `build.modulePreload` can skip one.
export const moduleUrls: Plugin = {
  name: 'module-url',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return undefined;
    const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
    return resolved && resolved.id + suffix;
  },
  load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -suffix.length);
    const { root, command } = this.environment.config;
    if (command === 'serve')
      return `export default ${JSON.stringify(`/${relative(root, file).replaceAll('\\', '/')}`)}`;
    const reference = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
  // Astro deletes a sheet that no page inlines, unless a chunk lists it. Inlined, the dialogs' sheets take 4.8 kB.
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const sheet of chunk.viteMetadata?.importedCss ?? [])
          chunk.viteMetadata?.importedAssets.add(sheet);
  },
};
