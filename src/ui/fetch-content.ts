/** How long a visitor waits for a dialog before its page opens instead. */
const requestTimeoutMs = 5000;

/** Fetches a dialog's content as JSON. Rejects if it does not come in time. */
export async function fetchContent<Content>(url: string): Promise<Content> {
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
