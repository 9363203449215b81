import { llmsText } from '#content/llms-text.ts';
import { endpoint } from '#routing/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint((language, site) => new Response(llmsText(language, site, Date.now())));
