import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverBundle } from './plugins/built-pages.ts';

/** What React draws for the server, as the build has left it. */
export async function importServerBundle(directory: string): Promise<typeof import('../src/render.tsx')> {
  return import(/* @vite-ignore */ pathToFileURL(join(directory, serverBundle)).href);
}
