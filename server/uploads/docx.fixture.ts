import { randomBytes } from 'node:crypto';
import { ole } from './ole.fixture.ts';
import { type ZipEntry, zip } from './zip.fixture.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'application/vnd.openxmlformats-officedocument';
const schemas = 'http://schemas.openxmlformats.org';
const relations = `${schemas}/officeDocument/2006/relationships`;

export const mainType = `${office}.wordprocessingml.document.main+xml`;

/** Returns `[Content_Types].xml` with these parts and the document. */
export function types(overrides: Record<string, string> = {}, main = 'word/document.xml'): ZipEntry {
  const all = { [main]: mainType, ...overrides };
  const tags = Object.entries(all).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  return {
    name: '[Content_Types].xml',
    data: `${xml}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${tags.join('')}</Types>`,
  };
}

interface Relation {
  type: string;
  target: string;
  external?: boolean;
}

/** A `.rels` part. */
export function rels(name: string, list: Relation[]): ZipEntry {
  const tags = list.map(
    ({ type, target, external }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return {
    name,
    data: `${xml}<Relationships xmlns="${schemas}/package/2006/relationships">${tags.join('')}</Relationships>`,
  };
}

export function document(): string {
  const text = 'Sample Person, HTML/CSS/JavaScript. سيرة ذاتية';
  return `${xml}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
}

/** Returns the fewest parts of a document, in the order of pandoc and others, and `more`. */
export function entries(more: ZipEntry[] = [], overrides: Record<string, string> = {}): ZipEntry[] {
  return [
    types(overrides),
    rels('_rels/.rels', [{ type: 'officeDocument', target: 'word/document.xml' }]),
    { name: 'word/document.xml', data: document() },
    ...more,
  ];
}

export function docx(more: ZipEntry[] = [], overrides: Record<string, string> = {}): Buffer {
  return zip(entries(more, overrides));
}

/** A document with a link, a picture from the web, and a template from the writer's machine. */
export function linkedParts(): ZipEntry[] {
  const site = 'https://www.person.example';
  return entries([
    rels('word/_rels/document.xml.rels', [
      { type: 'hyperlink', target: `${site}/?a=1&amp;b=2`, external: true },
      { type: 'image', target: `${site}/photo.png`, external: true },
    ]),
    rels('word/_rels/settings.xml.rels', [
      { type: 'attachedTemplate', target: 'file:///C:\\Users\\person\\Resume.dotx', external: true },
    ]),
  ]);
}

/** Returns a document with a password as Word writes it. */
export function encryptedDocx(): Buffer {
  return ole({ EncryptionInfo: Buffer.alloc(200, 1), EncryptedPackage: randomBytes(6000) });
}
