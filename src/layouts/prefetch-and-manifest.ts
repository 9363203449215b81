import { init } from 'astro/virtual-modules/prefetch.js';

init();

// If the document linked it, Chromium would fetch it and an icon before the first paint.
const href = document.body.dataset.manifest ?? '';
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
