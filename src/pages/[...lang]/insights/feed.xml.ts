import rss from '@astrojs/rss';
import { endpoint } from '#routing/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';
import { feedOptions } from '#sections/insights/feed.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(async (language, site) => rss(await feedOptions(language, site)));
