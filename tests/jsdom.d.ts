/** What tests use of it; its types would be a package. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: 'text/html' | 'application/xml' });
    readonly window: { document: Document };
  }
}
