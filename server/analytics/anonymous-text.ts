// Visitors and other sites choose these texts, so one that could be personal becomes empty, and is only counted.

export function anonymousPath(path: string): string {
  return /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(path) && path.length <= 80 && isImpersonal(path, 8)
    ? path
    : '';
}

export function anonymousHost(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return /^(?=.{4,60}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(name) && isImpersonal(name)
    ? name
    : '';
}

export function anonymousCampaign(value: string): string {
  const plain = value.normalize('NFKC').trim().toLowerCase();
  return /^[\p{L}\p{M}\p{N} ._-]{1,40}$/u.test(plain) && isImpersonal(plain) ? plain : '';
}

/** Returns false for more digits than a year has (in a path, a date), and for a word that is as long as a key. */
function isImpersonal(text: string, maxDigits = 4): boolean {
  const digits = text.replace(/[^\p{N}]/gu, '').length;
  return digits <= maxDigits && !/[\p{L}\p{N}_]{25,}/u.test(text);
}
