import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite's helper around it fetches a chunk's own imports and style sheets beside it;
 * our chunks have no style sheets, and the helper would be a third of what a form's page runs before it is touched.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
