/** One line of a vCard. A list is a value of several parts, such as a name or an address. */
export interface VcardProperty {
  name: string;
  parameters?: Record<string, string>;
  /** A `uri` is written as it is; a text is escaped. */
  value: string | readonly string[] | { uri: string };
}

/** Returns a contact for an address book: vCard 3.0 (RFC 2426) in UTF-8, which classic Outlook opens too. */
export function vcard(properties: readonly VcardProperty[]): string {
  const lines = properties.map((property) => foldLine(formatLine(property)));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].map((line) => `${line}\r\n`).join('');
}

function formatLine({ name, parameters = {}, value }: VcardProperty): string {
  const formatted = formatValue(value);
  // Classic Outlook reads a file without this as Windows-1252; other programs ignore it.
  const charset = /[^\0-\x7f]/.test(formatted) ? { CHARSET: 'UTF-8' } : {};
  const said = Object.entries({ ...parameters, ...charset }).map(([key, text]) => `;${key}=${text}`);
  return `${name}${said.join('')}:${formatted}`;
}

function formatValue(value: VcardProperty['value']): string {
  if (typeof value === 'string') return escapeText(value);
  return 'uri' in value ? value.uri : value.map(escapeText).join(';');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replaceAll('\u00a0', ' ');
}

/** The limit excludes the line break; a continued line begins with a space (RFC 2426, section 2.6). */
const maxLineBytes = 75;

/** Folds between characters, never inside one, so that every piece is valid UTF-8. */
function foldLine(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineBytes) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n ');
}
