import { build, type Plugin, type Rolldown } from 'vite';

/** `import script from './a.head.ts?inline'` gives the module and its imports as one inline script. */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.head.ts?inline')) return;
    const { code, moduleIds } = await bundleScript(id.slice(0, -'?inline'.length));
    for (const file of moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(code.trim())}`;
  },
};

/** A TypeScript file with what it imports, as one classic script. */
export async function bundleScript(input: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0];
}
