import helmet, { type HelmetOptions } from 'helmet';

/** What a built page carries itself, as the build wrote it down: CSP hash sources, and directives its embeds need. */
export interface PageSources {
  scripts: string[];
  styles: string[];
  embeds: ('frame-src' | 'object-src')[];
  /** Other sites that a part of the page shows in a frame once the visitor asks for it: `https://…`. */
  frames: string[];
}

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = string[];

/** The security headers of a page that may run and show nothing but our own files and its own inline parts. */
export function pageHeaders({ scripts, styles, embeds, frames }: PageSources): HeaderList {
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

/** The same for a page whose address opens somebody's data: no other page hears of it, and no search engine keeps it. */
export function privateHeaders(headers: HeaderList): HeaderList {
  const others = headers.flatMap((name, at) => {
    return at % 2 === 1 || name === 'Referrer-Policy' ? [] : [name, headers[at + 1] ?? ''];
  });
  return [...others, 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'];
}

/** The security headers of everything that is not a page. A PDF may stand in a frame of our own pages. */
export function fileHeaders(path = ''): HeaderList {
  return path.startsWith('/files/') && path.endsWith('.pdf') ? ofDocument : ofFile;
}

// `upgrade-insecure-requests` is left out: our pages name no address but their own, so nothing insecure could be
// asked for, and Safari would turn every request of http://localhost into https, where nobody answers.
const nothing = {
  defaultSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

// A browser shows a picture or video opened by its own address in a document that obeys these too.
const file = { ...nothing, imgSrc: ["'self'"], mediaSrc: ["'self'"] };

// Helmet has no part for this one.
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
    // Only browsers that are long gone read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  protect({} as never, recorder as never, (error) => {
    if (error) throw error;
  });
  return [...headers].flat();
}
