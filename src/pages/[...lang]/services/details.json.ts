import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';
import { serviceDetails } from '#sections/home/home-content.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(serviceDetails);
