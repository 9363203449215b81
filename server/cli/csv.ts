/** Returns CSV (RFC 4180) with the byte order mark that Excel needs for Arabic. No cell can be a formula. */
export function toCsv(rows: string[][]): string {
  const cells = (row: string[]) => row.map((text) => `"${escapeFormulas(text).replaceAll('"', '""')}"`);
  return `\ufeff${rows.map((row) => `${cells(row).join()}\r\n`).join('')}`;
}

// owasp.org/www-community/attacks/CSV_Injection. Excel with Arabic settings also starts a cell after a semicolon.
function escapeFormulas(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\0])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
}
