import { manifest } from '#content/manifest.ts';
import { endpoint } from '#layouts/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(manifest);
