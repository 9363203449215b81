import { FileError, type FileWarning } from './file-error.ts';
import { isOle, olePartsIn } from './inspect-doc.ts';
import { isZip, maxUnpackedBytes, readZip, type UnpackBudget, type ZipPart } from './zip-archive.ts';

const contentTypes = '[Content_Types].xml';
const mainPart = /wordprocessingml\.document\.main\+xml$/i;
const macroTypes = /macroEnabled|vnd\.ms-office\.vbaProject/i;
const macroParts = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$/i;
const embedded = /^word\/(?:embeddings|activeX)\/./i;
const maxPartBytes = 5 * 1024 * 1024;
const maxDepth = 3;

/** Word saves a document with a password as an OLE file, which is accepted unread, with a warning. */
export async function inspectDocx(bytes: Buffer): Promise<Set<FileWarning>> {
  if (isOle(bytes)) {
    if (olePartsIn(bytes).has('encryptedpackage')) return new Set(['encrypted']);
    throw new FileError('file-type');
  }
  const budget = { bytes: maxUnpackedBytes };
  const parts = await readZip(bytes, budget);
  const types = await parts.find(({ name }) => name === contentTypes)?.read(maxPartBytes);
  if (!types) throw new FileError('file-type');
  const declaredTypes = tagsOf(decodeXml(types)).map((tag) => attributeOf(tag, 'ContentType'));
  if (declaredTypes.some((type) => macroTypes.test(type))) throw new FileError('file-macros');
  if (!declaredTypes.some((type) => mainPart.test(type))) throw new FileError('file-type');
  const others = parts.filter(({ name }) => name !== contentTypes);
  return inspectParts(others, budget, 1);
}

async function inspectParts(parts: ZipPart[], budget: UnpackBudget, depth: number) {
  const warnings = new Set<FileWarning>();
  if (parts.some(({ name }) => macroParts.test(name))) throw new FileError('file-macros');
  if (parts.some(({ name }) => embedded.test(name))) warnings.add('active-content');
  for (const { name, read } of parts) {
    const content = await read(maxPartBytes);
    if (name.toLowerCase().endsWith('.rels')) {
      if (!content) throw new FileError('file-unsafe');
      if (fetchesAtOpening(decodeXml(content))) warnings.add('active-content');
    }
    if (content && wordPart.test(name) && runsField(decodeXml(content))) warnings.add('active-content');
    if (!content || !isZip(content)) continue;
    if (depth === maxDepth) throw new FileError('file-unsafe');
    await inspectParts(await readZip(content, budget), budget, depth + 1);
    warnings.add('active-content');
  }
  return warnings;
}

/** Decodes UTF-8 or UTF-16. Refuses a document type: its entities could hide anything, and no program writes one. */
function decodeXml(content: Buffer): string {
  const encoding = content[0] === 0xff ? 'utf-16le' : content[0] === 0xfe ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(content);
  // A NUL shows UTF-16 without its mark, which Word reads and this decoder does not.
  if (text.includes('<!DOCTYPE') || text.includes('\0')) throw new FileError('file-unsafe');
  return text;
}

/** Returns the tags; a `>` inside quotes belongs to its tag. */
function tagsOf(text: string): string[] {
  return text.match(/<[\w:]+\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g) ?? [];
}

function attributeOf(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return withoutReferences(match?.[1] ?? match?.[2] ?? '');
}

function withoutReferences(value: string): string {
  return value.replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex, decimal) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** These are no warning: links wait for a click, and any pasted page has pictures and films from the web. */
const clicked = /\/hyperlink$/i;
const pasted = /\/(?:image|media|video|audio)$/i;
const imported = /\/aFChunk$/i;
/** Windows signs in to a file share, in any notation, without asking. */
const share = /^(?:smb|webdav):|^\\\\|^\/\/|^file:(?:\/\/(?!\/)|\/{4,}|\/*\\\\)/i;
const web = /^(?:https?|ftps?|mhtml|ms-[a-z]+):/i;

function fetchesAtOpening(relationships: string): boolean {
  return tagsOf(relationships).some((tag) => {
    const type = attributeOf(tag, 'Type');
    if (imported.test(type)) return true;
    if (attributeOf(tag, 'TargetMode').toLowerCase() !== 'external' || clicked.test(type)) return false;
    const target = attributeOf(tag, 'Target').trim();
    return share.test(target) || (web.test(target) && !pasted.test(type));
  });
}

const wordPart = /^word\/[^/]+\.xml$/i;

/** Finds fields that start a program, or fetch from a file share. Several runs may divide their words. */
function runsField(text: string): boolean {
  const runs = [...text.matchAll(/<(?:\w+:)?instrText\b[^>]*>([^<]*)</g)].map(([, words = '']) => words);
  const simple = [...text.matchAll(/\s(?:\w+:)?instr\s*=\s*["']([^<>]*)/g)].map(([, words = '']) => words);
  const fields = withoutReferences([runs.join(''), ...simple].join('\n'));
  return /\bDDE(?:AUTO)?\b|\bINCLUDE(?:PICTURE|TEXT)\s+(?:"|&quot;)?\s*(?:\\{2}|\/\/|file:)/i.test(fields);
}
