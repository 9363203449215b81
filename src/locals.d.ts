declare namespace App {
  interface Locals {
    /** The server's answer while the site is being developed; a page that is built knows none. */
    live?: {
      /** Of the page's section, whichever that is. */
      state: never;
      query?: string;
      status: number;
    };
  }
}
