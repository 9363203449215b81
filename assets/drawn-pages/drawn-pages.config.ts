import type { AstroUserConfig } from 'astro';
import { sharpImageService } from 'astro/config';
import site from '../../astro.config.ts';
import { drawnPages } from './routes.ts';

/** As the site is built, but only the pages that are made to be drawn, and with what cuts their pictures. */
const config: AstroUserConfig = {
  ...site,
  srcDir: './assets/drawn-pages',
  cacheDir: './.cache/drawn-pages',
  integrations: [...(site.integrations ?? []), drawnPages()],
  image: { service: sharpImageService() },
};

export default config;
