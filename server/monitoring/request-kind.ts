/** From the request line alone: few kinds, whatever paths are tried. */
export type RequestKind = 'page' | 'file' | 'form' | 'challenge' | 'health' | 'other';

export function requestKindOf(method: string | undefined, url: string): RequestKind {
  if (method === 'POST') return 'form';
  if (method !== 'GET' && method !== 'HEAD') return 'other';
  const [path = ''] = url.split('?');
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path === '/forms/challenge') return 'challenge';
  return /\.\w{1,12}$/.test(path) ? 'file' : 'page';
}
