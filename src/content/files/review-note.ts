import { unixText } from '#lib/parse-yaml.ts';
import { type ContentField, texts } from './content-fields.ts';

const note = /^# reviewed ([0-9a-f]{8})\n?/m;

/** Returns the hash of the texts at the last review: the `# reviewed` comment, which ends Markdown's front matter. */
export function noteIn(source: string): string | undefined {
  return note.exec(source)?.[1];
}

export function withoutNote(source: string): string {
  return source.replace(note, '');
}

export function withNote(source: string, hash: string): string {
  const bare = withoutNote(unixText(source)).replace(/\n*$/, '\n');
  const keysEnd = bare.startsWith('---\n') ? bare.indexOf('\n---\n') + 1 : bare.length;
  return `${bare.slice(0, keysEnd)}# reviewed ${hash}\n${bare.slice(keysEnd)}`;
}

/** Returns a short hash of a file's texts; runs in the browser too. */
export function hashOfTexts(value: unknown, field: ContentField | undefined): string {
  return fnv1a(JSON.stringify(texts(value, field).map(({ key, text }) => [key, text])));
}

function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
