import type { APIRoute } from 'astro';
import { llmsText } from '#content/llms-text.ts';
import type { Language } from '#language/languages.ts';
import { eachLanguage } from '#language/static-paths.ts';

export const getStaticPaths = eachLanguage;

export const GET: APIRoute<{ language: Language }> = async ({ props: { language }, site, url }) =>
  new Response(await llmsText(language, site ?? url, Date.now()));
