import { endpoint } from '#layouts/endpoint.ts';
import { manifest } from '#layouts/manifest.ts';
import { eachLanguage } from '#routing/static-paths.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(manifest);
