import { JSDOM } from 'jsdom';

/** Parses a page's text without running its scripts. */
export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}

/** Parses XML. Throws if the text is not well-formed. */
export function parseXml(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}

/** Returns the texts of an element's descendants with a name, prefix included. */
export function textsOf(parent: Document | Element | undefined, name: string): string[] {
  return [...(parent?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent);
}
