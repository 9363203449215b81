import type { APIRoute } from 'astro';
import type { Language } from '#language/languages.ts';
import { eachLanguage } from '#language/static-paths.ts';
import { serviceDetails } from '../../../sections/home/home-content.ts';

export const getStaticPaths = eachLanguage;

/** What home's explorer shows of each service once it is chosen. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  Response.json(await serviceDetails(language));
