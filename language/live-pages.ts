/** Whether the server completes the page at a path, or at a URL, for every request. */
export function isLivePage(path: string): boolean {
  return /\/(?:contactus|apply|jobs|search|yourdata)/.test(path);
}
