import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { root } from '#lib/project-root.ts';
import { readSettings } from '#server/settings/settings.ts';
import { loadSettingsFile } from '#server/settings/settings-file.ts';
import { writeEditor } from './editor/editor-pages.ts';
import { hashOfInputs, stampFile } from './scripts/build/build-if-changed.ts';
import { shortClassNames } from './scripts/build/css-modules.ts';
import { serverInDev } from './scripts/build/dev-server.ts';
import { moduleUrls } from './scripts/build/module-url.ts';
import { rewritePages } from './scripts/build/rewrite-pages.ts';
import { buildServerBundle } from './scripts/build/server-bundle.ts';

loadSettingsFile();
const { siteUrl, host, port, editRepository, preview } = readSettings(process.env);
// Astro would report every build to its authors.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

/**
 * Islands share three files. Without `ui` and `form` a page fetches 6 to 9 more, the search 7; with one
 * for both, a page that shows a count fetches 5 kB more. Without `react`, parts of it would be in others, whose names
 * change more often.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'ui',
    test: /preload-helper|[\\/]src[\\/](?:i18n|layouts|lib|routing|ui)[\\/].*\.tsx?$/,
    minShareCount: 3,
  },
  { name: 'form', test: /[\\/]sections[\\/]forms[\\/].*\.tsx?$/, minShareCount: 3 },
];

/**
 * Astro finds sheets by name: when it inlines a page's sheet, it would also delete the dialog's sheet with the same
 * rules, which has the same hash. `.part` makes their names differ.
 */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css'))
    ? '_astro/[name].part.[hash][extname]'
    : '_astro/[name].[hash][extname]';

const interactionDirective: AstroIntegration = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/layouts/hydrate-on-interaction.client.ts',
      });
    },
  },
};

let inputs = '';
/** Finishes the build. Each step works on the result of the one before it. */
const buildSteps: AstroIntegration = {
  name: 'build-steps',
  hooks: {
    // The hash is taken before the build, because a change during the build must cause another build.
    'astro:build:start': () => {
      inputs = hashOfInputs();
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      await buildServerBundle(folder);
      if (editRepository) await writeEditor(editRepository, folder, preview ? 'preview' : 'public');
      await rewritePages(folder, siteUrl);
      await writeFile(join(folder, stampFile), inputs);
    },
  },
};

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  // The cache is outside node_modules, so that it survives a fresh install.
  cacheDir: './.cache/astro',
  // Pictures are encoded beforehand: `npm run assets -- pictures`.
  image: { service: passthroughImageService() },
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  integrations: [react(), interactionDirective, serverInDev(), buildSteps],
  devToolbar: { enabled: false },
  server: { host, port },
  vite: {
    define: { 'import.meta.env.PREVIEW': preview, 'import.meta.env.PROJECT_ROOT': JSON.stringify(root) },
    plugins: [moduleUrls],
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, assetFileNames } } },
      },
    },
    css: { modules: { generateScopedName: shortClassNames() } },
    // Vite would reload the page of somebody who fills in a form when it finds one of these later.
    optimizeDeps: {
      include: [
        'altcha-lib',
        'altcha-lib/algorithms/web/pbkdf2',
        'zod/mini',
        'minisearch',
        '@orama/stemmers/english',
        'embla-carousel-react',
        'embla-carousel-autoplay',
      ],
    },
    build: {
      // Browsers get logical properties and layers as they are written; all targets know them since 2022.
      cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
      // A larger script, such as the header's, is a file that browsers keep from page to page.
      assetsInlineLimit: 1024,
    },
  },
});
