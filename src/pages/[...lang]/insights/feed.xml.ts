import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import type { Language } from '#language/languages.ts';
import { eachLanguage } from '#language/static-paths.ts';
import { feedOptions } from '../../../sections/insights/feed.ts';

export const getStaticPaths = eachLanguage;

export const GET: APIRoute<{ language: Language }> = async ({ props: { language }, site, url }) =>
  rss(await feedOptions(language, site ?? url));
