/** One line of a vCard. A list is a value of several parts, such as a name or an address. */
export interface VcardProperty {
  name: string;
  parameters?: Record<string, string>;
  /** A `uri` (address, telephone, picture) is written as it is; a text is escaped. */
  value: string | readonly string[] | { uri: string };
}

/** A contact as a file for an address book: vCard 4.0 (RFC 6350), in UTF-8. */
export function vcard(properties: readonly VcardProperty[]): string {
  const lines = properties.map((property) => fold(formatLine(property)));
  return ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'].map((line) => `${line}\r\n`).join('');
}

export function telephone(number: string): VcardProperty['value'] {
  return { uri: `tel:${number.replaceAll(' ', '-')}` };
}

function formatLine({ name, parameters = {}, value }: VcardProperty): string {
  const formatted = Object.entries(parameters).map(([key, text]) => `;${key}=${formatParameter(text)}`);
  return `${name}${formatted.join('')}:${formatValue(value)}`;
}

function formatValue(value: VcardProperty['value']): string {
  if (typeof value === 'string') return escapeText(value);
  return 'uri' in value ? value.uri : value.map(escapeText).join(';');
}

/** Texts may hold anything but the marks that separate (RFC 6350, section 3.4). */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A value of more than a word is quoted; quotation marks and line breaks are escaped (RFC 6868). */
function formatParameter(text: string): string {
  const safe = text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replace(/\r\n|\r|\n/g, '^n');
  return /[:;,^\s]/.test(safe) ? `"${safe}"` : safe;
}

/** Without the line's end; a line that goes on begins with a space (RFC 6350, section 3.2). */
const maxLineBytes = 75;

/** Folds between characters, never inside one, so that every piece is UTF-8 of its own. */
function fold(line: string): string {
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
