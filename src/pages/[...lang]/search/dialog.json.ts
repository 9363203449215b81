import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';
import { searchContent } from '#sections/search/search-content.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(searchContent);
