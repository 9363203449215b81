import { manifest } from '#content/manifest.ts';
import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(manifest);
