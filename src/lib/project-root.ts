import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. In bundled code the build sets it (astro.config.ts). */
export const root: string = import.meta.env?.PROJECT_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
