import { init } from 'astro/virtual-modules/prefetch.js';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';

init();

// From the document Chromium fetches it before the first paint, with an icon that only a home screen shows.
const href = localizedPath(document.documentElement.lang as Language, paths.manifest);
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
