/** The parts of jsdom that tests use, in place of a package with its types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: 'text/html' | 'application/xml' });
    readonly window: { document: Document };
  }
}
