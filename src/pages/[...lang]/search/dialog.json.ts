import { endpoint } from '#layouts/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';
import { searchContent } from '#sections/search/search-content.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(searchContent);
