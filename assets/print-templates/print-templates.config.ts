import type { AstroUserConfig } from 'astro';
import { sharpImageService } from 'astro/config';
import site from '../../astro.config.ts';
import { printTemplates } from './template-routes.ts';

/** As the site is built, but only the pages that are made to be drawn, and with what cuts their pictures. */
const config: AstroUserConfig = {
  ...site,
  srcDir: './assets/print-templates',
  cacheDir: './.cache/print-templates',
  integrations: [...(site.integrations ?? []), printTemplates()],
  image: { service: sharpImageService() },
};

export default config;
