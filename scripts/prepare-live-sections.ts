import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../build/run.ts';
import { liveBundleFile, liveRegionsFile } from '../server/http/built-pages.ts';
import type { RenderLiveSection } from '../server/http/live-page.ts';
import { cssModules } from '../src/layouts/css-modules.ts';
import { type LiveRegion, takeLiveRegion } from '../src/live-region.ts';

/** Notes where live sections stand in pages. Throws where the server would draw a first state otherwise. */
export async function prepareLiveSections(directory: string, pages: string[]): Promise<void> {
  await bundleLiveSections(directory);
  const { renderLiveSection }: { renderLiveSection: RenderLiveSection } = await import(
    pathToFileURL(join(directory, liveBundleFile)).href
  );
  const regions: Record<string, LiveRegion> = {};
  for (const name of pages) {
    const taken = takeLiveRegion(await readFile(join(directory, name), 'utf8'));
    if (!taken) continue;
    const { html, region } = taken;
    const built = html.slice(region.html.start, region.html.end);
    const rendered = renderLiveSection(region.name, region.props, region.identifierPrefix);
    if (built !== rendered) throw new Error(`${name}: ${differenceOf(built, rendered)}`);
    regions[name.replaceAll('\\', '/')] = region;
    await writeFile(join(directory, name), html);
  }
  await writeFile(join(directory, liveRegionsFile), JSON.stringify(regions));
}

/** With all its imports, so that it is React for production whatever the server's environment says. */
export async function bundleLiveSections(directory: string): Promise<void> {
  const outDir = join(directory, liveBundleFile, '..');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: cssModules },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/live-sections.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } },
    },
  });
}

function differenceOf(built: string, rendered: string): string {
  const at = [...built].findIndex((character, index) => character !== rendered[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `the server draws …${around(rendered)}… where the build drew …${around(built)}…`;
}
