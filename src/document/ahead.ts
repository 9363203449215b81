/**
 * Parts of the paths that are never fetched ahead: files; and the pages that the server makes anew for every visitor.
 * Those are never stored, and a form's ticket tells when the visitor opened it, not when they came near its link.
 */
export const neverAhead = ['.', 'contactus', 'apply', 'jobs', 'search', 'yourdata'];

/** Whether the page at a path of ours may be fetched before it is asked for. */
export function mayBeFetchedAhead(path: string): boolean {
  return !neverAhead.some((part) => path.includes(part));
}
