import { endpoint } from '#routing/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';
import { serviceDetails } from '#sections/home/home-props.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(serviceDetails);
