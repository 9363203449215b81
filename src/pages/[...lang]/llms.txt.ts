import { llmsText } from '#content/llms-text.ts';
import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint((language, site) => new Response(llmsText(language, site, Date.now())));
