import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Parses a page's text without running its scripts. One window serves all pages: another for each takes twice the time. */
export function parseHtml(html: string): Document {
  parser ??= new (newWindow('').DOMParser)();
  return parser.parseFromString(html, 'text/html');
}

let parser: DOMParser | undefined;

/** Parses XML. Throws if the text is not well-formed. */
export function parseXml(xml: string): Document {
  return newWindow(xml, 'application/xml').document;
}

/** Most processes that load tests parse nothing, and jsdom takes a second to load. */
function newWindow(text: string, contentType?: 'application/xml') {
  const { JSDOM }: typeof import('jsdom') = load('jsdom');
  return new JSDOM(text, { contentType }).window;
}

/** Returns the texts of an element's descendants with a name, prefix included. */
export function textsOf(parent: Document | Element | undefined, name: string): string[] {
  return [...(parent?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent);
}

/** Returns the texts of a page's elements without line breaks. */
export function elementTexts(parent: ParentNode | null | undefined, selector: string): string[] {
  return [...(parent?.querySelectorAll(selector) ?? [])].map(elementText);
}

export const elementText = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
