import { resumeFault } from './resume-fault.ts';

/** UTF-8 or UTF-16. A document type could define entities that hide anything, and no program writes one. */
export function textOf(content: Buffer): string {
  const encoding = content[0] === 0xff ? 'utf-16le' : content[0] === 0xfe ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(content);
  if (text.includes('<!DOCTYPE')) throw resumeFault('resume-unsafe');
  return text;
}

/** A `>` inside quotes belongs to its tag. */
export function tagsOf(text: string): string[] {
  return text.match(/<[\w:]+\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g) ?? [];
}

export function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return withoutReferences(found?.[1] ?? found?.[2] ?? '');
}

function withoutReferences(value: string): string {
  return value.replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex, decimal) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** Links wait for a click; pictures and films come along with any pasted web page. */
const passive = /\/(?:hyperlink|image|media|video|audio)$/i;
const imported = /\/aFChunk$/i;
/** The web, or a Windows file share in any notation. */
const remote =
  /^(?:https?|ftps?|smb|mhtml|webdav|ms-[a-z]+):|^\\\\|^\/\/|^file:(?:\/\/(?!\/)|\/{4,}|\/*\\\\)/i;

export function fetchesAtOpening(relationships: string): boolean {
  return tagsOf(relationships).some((tag) => {
    const type = attributeOf(tag, 'Type');
    if (imported.test(type)) return true;
    const external = attributeOf(tag, 'TargetMode').toLowerCase() === 'external';
    return external && !passive.test(type) && remote.test(attributeOf(tag, 'Target').trim());
  });
}
