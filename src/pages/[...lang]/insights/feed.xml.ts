import rss from '@astrojs/rss';
import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';
import { feedOptions } from '#sections/insights/feed.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(async (language, site) => rss(await feedOptions(language, site)));
