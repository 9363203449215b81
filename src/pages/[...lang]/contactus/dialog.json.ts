import type { APIRoute } from 'astro';
import type { Language } from '#language/languages.ts';
import { eachLanguage } from '#language/static-paths.ts';
import { contactDialogContent } from '../../../sections/forms/form-content.ts';

export const getStaticPaths = eachLanguage;

/** What the contact form's dialog shows: fetched when a visitor turns to its link. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  Response.json(await contactDialogContent(language));
