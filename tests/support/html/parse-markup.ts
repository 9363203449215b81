import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Parses a page's text without running its scripts. */
export function parseHtml(html: string): Document {
  return parse(html, 'text/html');
}

/** Parses XML. Throws if the text is not well-formed. */
export function parseXml(xml: string): Document {
  return parse(xml, 'application/xml');
}

/** Most processes that load tests parse nothing, and jsdom takes a second to load. */
function parse(text: string, contentType: 'text/html' | 'application/xml'): Document {
  const { JSDOM }: typeof import('jsdom') = load('jsdom');
  return new JSDOM(text, { contentType }).window.document;
}

/** Returns the texts of an element's descendants with a name, prefix included. */
export function textsOf(parent: Document | Element | undefined, name: string): string[] {
  return [...(parent?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent);
}
