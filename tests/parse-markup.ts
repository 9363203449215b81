import { JSDOM } from 'jsdom';

/** A page's text as a document, without running its scripts. */
export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document;
}

/** Throws where the text is no XML. */
export function parseXml(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}

/** Texts of the elements of a name, prefix included, within another. */
export function textsOf(parent: Document | Element | undefined, name: string): string[] {
  return [...(parent?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent);
}
