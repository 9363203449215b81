/** Writes an attribute that holds JSON in single quotes, so that those of the JSON need no `&quot;`. */
export function chooseQuotes(html: string): string {
  return html.replaceAll(
    /="([^"<>]*&quot;[^"<>]*)"/g,
    (_, value: string) => `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );
}
