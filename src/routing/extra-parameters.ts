const maxCount = 10;
const maxValueLength = 200;
const safeName = /^[\w.-]{1,40}$/;

export type Parameters = [name: string, value: string][];

/**
 * Returns the parameters that a page does not know, such as a campaign's `utm_source`, which its forms and links keep:
 * at most ten, each once, with plain names and short values of printable characters.
 * @param known names of those that the page knows; `lng`, which asks for a language, is not kept either
 */
export function readExtraParameters(query: string, known: readonly string[]): Parameters {
  const expected = ['lng', ...known];
  return [...new Map(new URLSearchParams(query))]
    .filter(([name, value]) => safeName.test(name) && !expected.includes(name) && isPlain(value))
    .slice(0, maxCount);
}

/** Returns `?utm_source=letter`, or an empty string. */
export function queryString(parameters: Parameters): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

const isPlain = (value: string) => value.length <= maxValueLength && !/[\p{C}]/u.test(value);
