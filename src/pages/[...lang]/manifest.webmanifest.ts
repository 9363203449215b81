import { webManifest } from '#layouts/web-manifest.ts';
import { endpoint } from '#routing/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';

export const getStaticPaths = eachLanguage;
export const GET = endpoint(webManifest);
