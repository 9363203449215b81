import { webManifest } from '#layouts/web-manifest.ts';
import { endpoint } from '#routing/endpoint.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';

export const getStaticPaths = languageStaticPaths;
export const GET = endpoint(webManifest);
