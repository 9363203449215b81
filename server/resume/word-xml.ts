import { resumeFault } from './resume-fault.ts';

/**
 * The text of a part of a Word document, which may be UTF-8 or UTF-16. No program writes a document type into one:
 * by it entities could be made that spell anything.
 */
export function textOf(content: Buffer): string {
  const encoding = content[0] === 0xff ? 'utf-16le' : content[0] === 0xfe ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(content);
  if (text.includes('<!DOCTYPE')) throw resumeFault('resume-unsafe');
  return text;
}

/** Every tag with its attributes; a `>` inside of quotes is a part of them. */
export function tagsOf(text: string): string[] {
  return text.match(/<[\w:]+\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g) ?? [];
}

/** An attribute of a tag, empty where it has none. */
export function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return withoutReferences(found?.[1] ?? found?.[2] ?? '');
}

/** `&#x4d;` and `&#77;` are `M`. */
function withoutReferences(value: string): string {
  return value.replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex, decimal) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** Links that wait for a click, and pictures and films, which any web page put into a document brings along. */
const passive = /\/(?:hyperlink|image|media|video|audio)$/i;
/** A document of another kind that Word takes in when it opens this one. */
const imported = /\/aFChunk$/i;
/** Another machine: the web, or a file share in one of the ways that Windows writes it. */
const remote =
  /^(?:https?|ftps?|smb|mhtml|webdav|ms-[a-z]+):|^\\\\|^\/\/|^file:(?:\/\/(?!\/)|\/{4,}|\/*\\\\)/i;

/** Whether a `.rels` part makes Word fetch something from elsewhere as it opens: a template, an object, a frame. */
export function fetchesAtOpening(relationships: string): boolean {
  return tagsOf(relationships).some((tag) => {
    const type = attributeOf(tag, 'Type');
    if (imported.test(type)) return true;
    const external = attributeOf(tag, 'TargetMode').toLowerCase() === 'external';
    return external && !passive.test(type) && remote.test(attributeOf(tag, 'Target').trim());
  });
}
