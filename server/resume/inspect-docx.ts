import { isOle, readOle } from './ole-file.ts';
import { type ResumeWarning, resumeFault } from './resume-fault.ts';
import { attributeOf, fetchesAtOpening, tagsOf, textOf } from './word-xml.ts';
import { type Budget, isZip, maxUnpackedBytes, readZip, type ZipPart } from './zip-archive.ts';

const contentTypes = '[Content_Types].xml';
const mainPart = /wordprocessingml\.document\.main\+xml$/i;
const macroTypes = /macroEnabled|vnd\.ms-office\.vbaProject/i;
const macroParts = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$/i;
const embedded = /^word\/(?:embeddings|activeX)\/./i;
const maxPartBytes = 5 * 1024 * 1024;
const maxDepth = 3;

/** One with a password is an OLE file around the encrypted archive. */
export async function inspectDocx(bytes: Buffer): Promise<Set<ResumeWarning>> {
  if (isOle(bytes)) return inspectEncrypted(bytes);
  const budget = { bytes: maxUnpackedBytes };
  const parts = await readZip(bytes, budget);
  const types = await parts.find(({ name }) => name === contentTypes)?.read(maxPartBytes);
  if (!types) throw resumeFault('resume-type');
  checkTypes(textOf(types), parts);
  const others = parts.filter(({ name }) => name !== contentTypes);
  return inspectParts(others, budget, 1);
}

function inspectEncrypted(bytes: Buffer): Set<ResumeWarning> {
  const streams = new Set(readOle(bytes).map(({ path }) => path));
  if (!streams.has('encryptedpackage') || !streams.has('encryptioninfo')) throw resumeFault('resume-type');
  return new Set(['encrypted']);
}

function checkTypes(types: string, parts: ZipPart[]) {
  const tags = tagsOf(types).map((tag) => ({ tag, type: attributeOf(tag, 'ContentType') }));
  if (tags.some(({ type }) => macroTypes.test(type))) throw resumeFault('resume-macros');
  const main = tags.find(({ type }) => mainPart.test(type));
  if (!main) throw resumeFault('resume-type');
  // Word on the web calls it document2.xml.
  const path = attributeOf(main.tag, 'PartName').slice(1) || 'word/document.xml';
  if (!parts.some(({ name }) => name.toLowerCase() === path.toLowerCase())) throw resumeFault('resume-type');
}

async function inspectParts(parts: ZipPart[], budget: Budget, depth: number): Promise<Set<ResumeWarning>> {
  const warnings = new Set<ResumeWarning>();
  if (parts.some(({ name }) => macroParts.test(name))) throw resumeFault('resume-macros');
  if (parts.some(({ name }) => embedded.test(name))) warnings.add('active-content');
  for (const { name, read } of parts) {
    const content = await read(maxPartBytes);
    if (name.toLowerCase().endsWith('.rels')) {
      if (!content) throw resumeFault('resume-unsafe');
      if (fetchesAtOpening(textOf(content))) warnings.add('active-content');
    }
    if (!content || !isZip(content)) continue;
    if (depth === maxDepth) throw resumeFault('resume-unsafe');
    await inspectParts(await readZip(content, budget), budget, depth + 1);
    warnings.add('active-content');
  }
  return warnings;
}
