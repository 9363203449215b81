import type { Plugin } from 'vite';

/**
 * Builds a module under a URL without a hash, for pages that name it and load it only when it is wanted; its
 * parts are shared with the islands.
 * @param path of the built file, with its slash: `/search/search.js`
 */
export function stableModule(id: string, path: string): Plugin {
  return {
    name: 'stable-module',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id, fileName: path.slice(1), preserveSignature: 'strict' });
    },
  };
}

/**
 * Keeps the style sheets of what is imported when it is wanted, for Vite to load beside it: Astro drops each
 * sheet that no page has set into it, unless a chunk has it among its assets.
 */
export const lazyStyles: Plugin = {
  name: 'lazy-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const sheet of chunk.viteMetadata?.importedCss ?? [])
        chunk.viteMetadata?.importedAssets.add(sheet);
    }
  },
};
