import type { AstroIntegration, AstroUserConfig } from 'astro';
import { sharpImageService } from 'astro/config';
import { keysOf } from '#lib/records.ts';
import site from '../../astro.config.ts';

/** The pages that Chromium draws, by generator. */
const templates = {
  profile: { pattern: '/files/[profile]', entrypoint: './assets/profile/profile.astro' },
  cards: { pattern: '/cards/[lang]/[card]', entrypoint: './assets/cards/card.astro' },
};
export type PrintTemplate = keyof typeof templates;

const template = keysOf(templates).find((name) => name === process.env.PRINT_TEMPLATE);
if (!template) throw new Error('PRINT_TEMPLATE names none of the print templates.');

const printTemplate: AstroIntegration = {
  name: 'print-templates',
  hooks: { 'astro:config:setup': ({ injectRoute }) => injectRoute(templates[template]) },
};

/** Builds only the templates, with the site's settings. Astro crops their pictures. */
const config: AstroUserConfig = {
  ...site,
  srcDir: './assets/print-templates',
  cacheDir: './.cache/print-templates',
  integrations: [...(site.integrations ?? []), printTemplate],
  image: { service: sharpImageService() },
};

export default config;
