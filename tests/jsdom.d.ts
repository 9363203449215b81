/** The parts of jsdom that tests use, in place of a package with its types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: 'application/xml' | undefined });
    readonly window: Pick<Window & typeof globalThis, 'document' | 'DOMParser'>;
  }
}
