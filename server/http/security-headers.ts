import helmet, { type HelmetOptions } from 'helmet';

/** CSP hash sources and embeds of a built page. */
export interface PageSources {
  scripts: string[];
  styles: string[];
  embeds: ('frame-src' | 'object-src')[];
  /** Origins that may be shown in a frame on request. */
  frames: string[];
  /** On the editor's page alone: the sites that it asks for the repository. */
  connects?: string[];
}

/** Names and values in turn, for `writeHead`. */
export type HeaderList = string[];

export function pageHeaders({ scripts, styles, embeds, frames, connects }: PageSources): HeaderList {
  if (connects) return editorHeaders(connects);
  const framed = embeds.length > 0 ? ["'self'", ...frames] : frames;
  return securityHeaders({
    ...nothing,
    scriptSrc: ["'self'", ...scripts],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...styles],
    styleSrcAttr: ["'none'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    mediaSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    objectSrc: embeds.includes('object-src') ? ["'self'"] : ["'none'"],
    frameSrc: framed.length > 0 ? framed : ["'none'"],
  });
}

/** The editor sets styles by script, shows pictures it holds, and signs in by a window of the repository's host. */
function editorHeaders(connects: string[]): HeaderList {
  const directives = {
    ...nothing,
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...connects],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", 'data:', 'blob:', ...connects],
    workerSrc: ["'self'", 'blob:'],
  };
  return securityHeaders(directives, { action: 'deny' }, 'same-origin-allow-popups');
}

/** For a page whose URL opens personal data: no referrer, no index. */
export function privateHeaders(headers: HeaderList): HeaderList {
  const others = headers.flatMap((name, at) => {
    return at % 2 === 1 || name === 'Referrer-Policy' ? [] : [name, headers[at + 1] ?? ''];
  });
  return [...others, 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'];
}

/** For everything but pages. Our own pages may frame a PDF. */
export function fileHeaders(path = ''): HeaderList {
  return framedFile.test(path) ? ofDocument : ofFile;
}

export const framedFile = /^\/files\/.*\.pdf$/;

export function headerPairs(list: HeaderList): [name: string, value: string][] {
  return list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));
}

// Without `upgrade-insecure-requests`: Safari would break http://localhost.
const nothing = {
  defaultSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

// A picture or video opened by its own URL is shown in a document that obeys these.
const file = { ...nothing, imgSrc: ["'self'"], mediaSrc: ["'self'"] };

const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'interest-cohort']
  .map((feature) => `${feature}=()`)
  .join(', ');

const ofFile = securityHeaders(file);
const ofDocument = securityHeaders(
  { ...file, objectSrc: ["'self'"], frameAncestors: ["'self'"] },
  { action: 'sameorigin' },
);

function securityHeaders(
  directives: Record<string, string[]>,
  xFrameOptions: HelmetOptions['xFrameOptions'] = { action: 'deny' },
  openerPolicy: 'same-origin' | 'same-origin-allow-popups' = 'same-origin',
): HeaderList {
  const headers = new Map<string, string>([['Permissions-Policy', permissionsPolicy]]);
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    xFrameOptions,
    crossOriginOpenerPolicy: { policy: openerPolicy },
    // Only obsolete browsers read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  protect({} as never, recorder as never, (error) => {
    if (error) throw error;
  });
  return [...headers].flat();
}
