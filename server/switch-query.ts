/** The page with a query on its language switch, for visitors without a script: the twin shows the same. */
export function withSwitchTo(page: string, query: string): string {
  return page.replace(
    /(<a\b[^>]*\bhref="[^"?#]*)("[^>]*\sdata-switch\b)/,
    `$1${query.replaceAll('&', '&amp;')}$2`,
  );
}
