import { missingOfFirefox, startFirefox } from './firefox.ts';
import { missingOfWebkit, startWebkit } from './webkit.ts';

/** The engines other than Chromium's, by name: how each is started, and which packages of Debian it lacks. */
export const engines = {
  Firefox: { start: startFirefox, missing: missingOfFirefox },
  WebKitGTK: { start: startWebkit, missing: missingOfWebkit },
};
