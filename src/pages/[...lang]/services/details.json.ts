import { endpoint } from '#routing/endpoint.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';
import { serviceDetails } from '#sections/home/home-props.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint(serviceDetails);
