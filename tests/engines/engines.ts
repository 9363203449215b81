import { missingOfFirefox, startFirefox } from './firefox.ts';
import { missingOfWebkit, startWebkit } from './webkit.ts';

/** The engines beside Chromium's, by name: how each is started, and the packages of Debian's it lacks. */
export const engines = {
  Firefox: { start: startFirefox, missing: missingOfFirefox },
  WebKitGTK: { start: startWebkit, missing: missingOfWebkit },
};
