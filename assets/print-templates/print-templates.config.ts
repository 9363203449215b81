import type { AstroIntegration, AstroUserConfig } from 'astro';
import { sharpImageService } from 'astro/config';
import { keysOf } from '#lib/records.ts';
import site from '../../astro.config.ts';

/** Pages for Chromium alone, by the generator that prints them. */
const templates = {
  profile: { pattern: '/files/[profile]', entrypoint: './assets/profile/profile.astro' },
  cards: { pattern: '/cards/[lang]/[card]', entrypoint: './assets/cards/card.astro' },
};
export type PrintTemplate = keyof typeof templates;

const named = keysOf(templates).find((name) => name === process.env.PRINT_TEMPLATE);
if (!named) throw new Error('PRINT_TEMPLATE names none of the print templates.');

const printTemplate: AstroIntegration = {
  name: 'print-templates',
  hooks: { 'astro:config:setup': ({ injectRoute }) => injectRoute(templates[named]) },
};

/** As the site is built, but only the pages that are made to be drawn, and with what cuts their pictures. */
const config: AstroUserConfig = {
  ...site,
  srcDir: './assets/print-templates',
  cacheDir: './.cache/print-templates',
  integrations: [...(site.integrations ?? []), printTemplate],
  image: { service: sharpImageService() },
};

export default config;
