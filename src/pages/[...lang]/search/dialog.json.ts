import { endpoint } from '#routing/endpoint.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';
import { searchProps } from '#sections/search/search-props.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint(searchProps);
