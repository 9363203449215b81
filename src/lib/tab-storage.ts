/** Keeps a value in this tab, unless the browser forbids it. */
export function saveInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** Returns the kept value and removes it; undefined if there is none, or the browser forbids it. */
export function takeFromTab<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
