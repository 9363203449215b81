import { init } from 'astro/virtual-modules/prefetch.js';

init();

// Linked from the document, Chromium would fetch it before the first paint, with an icon that only a home screen
// shows.
const href = document.body.dataset.manifest ?? '';
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
