import { parseHTML } from 'linkedom';

/**
 * The page with one element edited: the first of its kind with the mark, `('article', 'data-job-page')`, which holds no
 * other of its kind. Only this element is read and written anew: the rest of the page, and with it every inline part
 * that the Content-Security-Policy names by hash, stays as it was built.
 */
export function editPart(page: string, kind: string, mark: string, edit: (part: Element) => void): string {
  const start = page.search(new RegExp(`<${kind}\\b[^>]*\\s${mark}(?=[\\s=>])`));
  const end = page.indexOf(`</${kind}>`, start) + `</${kind}>`.length;
  if (start === -1 || end < start) throw new Error(`The page has no ${kind} "${mark}"`);
  const { document } = parseHTML(`<!doctype html><body>${page.slice(start, end)}</body>`);
  const part = document.querySelector(kind) as unknown as Element;
  edit(part);
  return page.slice(0, start) + part.outerHTML + page.slice(end);
}

/** Leaves of the parts that each belong to a form (`data-of`) those of one form. */
export function keepOf(part: Element, form: string) {
  for (const other of part.querySelectorAll(`[data-of]:not([data-of="${form}"])`)) other.remove();
}
