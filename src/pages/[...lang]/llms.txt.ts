import { llmsText } from '#content/llms-text.ts';
import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '../../layouts/endpoint.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint((content, site) => new Response(llmsText(content, site, Date.now())));
