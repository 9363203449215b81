import { endpoint } from '#routing/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';
import { searchProps } from '#sections/search/search-props.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(searchProps);
