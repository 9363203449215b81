import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In `astro dev` a change of the content is one of the modules that read it, so that pages show it at once, and not after
 * a restart of some 3 s. To be thrown away when the readers are Astro's content collections, which do so themselves.
 */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    hotUpdate({ file, modules }) {
      const { root } = this.environment.config;
      if (!file.startsWith(join(root, 'content/'))) return;
      const readers = ['src/content/readers.ts', 'scripts/build/dev/dev-app.ts'].flatMap((reader) => [
        ...(this.environment.moduleGraph.getModulesByFile(join(root, reader)) ?? []),
      ]);
      return [...modules, ...readers];
    },
  };
}
