/** A visitor waits no longer for a dialog; the page it stands for is there at once. */
const requestTimeoutMs = 5000;

/** What a dialog shows, as JSON. Rejects where it does not come in time. */
export async function fetchContent<Content>(url: string): Promise<Content> {
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
