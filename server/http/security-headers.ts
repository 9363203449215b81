export interface CspSources {
  scripts: string[];
  styles: string[];
  /** Further sources, each after its directive, such as `connect-src https://plausible.io`. */
  allows: string[];
  /** The sites of the repository, to which only the editor's page may connect. */
  connects?: string[];
}

export type ResponseHeaders = Record<string, string>;

const self = ["'self'"];
const none = ["'none'"];

export function pageHeaders(sources: CspSources): ResponseHeaders {
  const { scripts, styles, allows, connects } = sources;
  if (connects) return editorHeaders(connects);
  const directives: Record<string, string[]> = {
    ...nothing,
    // This covers fonts, films, requests, the manifest, and pages that Firefox fetches in advance.
    'default-src': self,
    // These rules cover attributes too; a hash does not allow an attribute to run.
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'form-action': self,
    'frame-src': none,
  };
  for (const [directive = '', ...sites] of allows.map((each) => each.split(' '))) {
    const others = directives[directive]?.filter((source) => source !== "'none'") ?? self;
    directives[directive] = [...new Set([...others, ...sites])];
  }
  return securityHeaders(directives);
}

/** The editor styles by script, shows pictures from memory, and signs in through a window of the repository's host. */
function editorHeaders(connects: string[]): ResponseHeaders {
  const directives = {
    ...nothing,
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...connects],
    'font-src': self,
    'connect-src': ["'self'", 'data:', 'blob:', ...connects],
    'worker-src': ["'self'", 'blob:'],
  };
  return securityHeaders(directives, 'DENY', 'same-origin-allow-popups');
}

/** Keeps a URL that opens personal data out of referrers and search engines. */
export function privateHeaders(headers: ResponseHeaders): ResponseHeaders {
  return { ...headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Returns the headers of files other than pages. Pages of this site may frame a PDF. */
export function fileHeaders(path = ''): ResponseHeaders {
  return framedFile.test(path) ? ofDocument : ofFile;
}

/** Binds browsers to TLS for two years; `preload` binds subdomains, as hstspreload.org asks. */
export function strictTransportSecurity(preload: boolean): ResponseHeaders {
  const value = `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`;
  return { 'strict-transport-security': value };
}

const framedFile = /^\/files\/.*\.pdf$/;

// `upgrade-insecure-requests` is missing, because Safari would break http://localhost.
const nothing = {
  'default-src': none,
  'object-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
};

// A picture or video that is opened by its URL is shown in a document that obeys these.
const file = { ...nothing, 'img-src': self, 'media-src': self };

const ofFile = securityHeaders(file);
const ofDocument = securityHeaders({ ...file, 'object-src': self, 'frame-ancestors': self }, 'SAMEORIGIN');

/** Follows OWASP's cheat sheet, but leaves out rules that browsers apply anyway, because every response has these. */
function securityHeaders(
  directives: Record<string, string[]>,
  frameOptions = 'DENY',
  openerPolicy = 'same-origin',
): ResponseHeaders {
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': openerPolicy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': frameOptions,
  };
}
