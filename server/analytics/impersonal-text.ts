/**
 * What visitors and other sites may write into the counts. Each gives an empty text for what could be personal, such
 * as an address, a phone number or a code: it is counted among the others, without its words.
 */

/** The path of a page that is not there, in the shape of one that could be redirected; without its language. */
export function plainPath(path: string): string {
  return /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(path) && path.length <= 80 && isImpersonal(path, 8)
    ? path
    : '';
}

/** `www.linkedin.com`; without a port. */
export function plainHost(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return /^(?=.{4,60}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(name) && isImpersonal(name)
    ? name
    : '';
}

/** `newsletter`, `spring 2027`. */
export function plainCampaign(value: string): string {
  const plain = value.normalize('NFKC').trim().toLowerCase();
  return /^[\p{L}\p{M}\p{N} ._-]{1,40}$/u.test(plain) && isImpersonal(plain) ? plain : '';
}

/** Without more digits than a year or, in a path, a day has, and without a word that looks like a key. */
function isImpersonal(text: string, maxDigits = 4): boolean {
  const digits = text.replace(/[^\p{N}]/gu, '').length;
  return digits <= maxDigits && !/[\p{L}\p{N}_]{25,}/u.test(text);
}
