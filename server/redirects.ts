/**
 * The one address that stands for this path (still percent-encoded, without its query), or undefined
 * when the path is as it should be. Always a path of this site: what a browser could read as another
 * host (`//evil.com/`, `/\evil.com/`) is left to the 404.
 */
export function redirectTarget(path: string): string | undefined {
  if (/^\/[/\\]/.test(path)) return undefined;
  const bare = path.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  const target = moved.get(bare) ?? (bare === '' ? '/' : bare);
  return target === path ? undefined : target;
}

const moved = new Map([
  ['/home', '/'],
  ['/ar/home', '/ar'],
  ['/healthCare', '/healthcare'],
  ['/ar/healthCare', '/ar/healthcare'],
]);
