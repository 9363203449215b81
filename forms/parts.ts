import { z } from 'zod/mini';
import { type Country, countries, firstDialCountry, limits } from './choices.ts';
import type { ProblemCode } from './form.ts';
import { callableNumber } from './mobile.ts';

/** The parts that form schemas are made of. Every message is a problem code. */

const code = (problem: ProblemCode) => ({ error: problem });
/** What a field left out, or left empty, is. */
const filled = z.refine((value: string) => value.trim() !== '', code('required'));

/** One line: as typed, without the spaces around it. */
export function line(limit: number) {
  return z.string(code('required')).check(filled, z.trim(), z.maxLength(limit, code('too-long')));
}

/** Signs as a person counts them: a letter with its marks, or an emoji, is one. */
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text.trim())].length;
const atLeast = (count: number, problem: ProblemCode) =>
  z.refine((value: string) => value.trim() === '' || graphemes(value) >= count, code(problem));

export const name = line(limits.name).check(atLeast(3, 'name-short'));

/** Several lines, with line ends as `\n`. */
export const message = z.pipe(
  z.string(code('required')).check(
    filled,
    atLeast(10, 'message-short'),
    z.refine((value) => withOneLineEnd(value).length <= limits.message, code('too-long')),
  ),
  z.transform(withOneLineEnd),
);

// A browser sends `\r\n` for each line end, but counts it as one character while the visitor types.
function withOneLineEnd(text: string) {
  return text.replace(/\r\n?/g, '\n');
}

export const email = line(limits.email).check(
  z.refine(
    (value) =>
      value === '' || /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.<>"(),:;\\[\]]{2,}$/.test(value),
    code('email'),
  ),
);

export const mobileNumber = line(limits.mobileNumber);

export const consent = z.literal('on', code('required'));
export const optionalConsent = z.optional(z.literal('on', code('choice')));

/** One of a closed list; the empty entry that a list begins with is nothing chosen. */
export function choice<const Options extends readonly string[]>(options: Options) {
  return z.string(code('required')).check(
    filled,
    z.refine((value) => value === '' || options.includes(value), code('choice')),
  );
}

/** Puts the callable number in the place of the typed one; reads the typed one with the chosen country's dial code. */
export function withCallableNumber<Values extends { mobileNumber: string; country?: string }>(
  values: Values,
) {
  return { ...values, mobileNumber: callable(values) ?? values.mobileNumber };
}

export const numberIsCallable = z.refine(
  (values: { mobileNumber: string; country?: string }) => callable(values) !== undefined,
  {
    ...code('mobile'),
    path: ['mobileNumber'],
    // Also while other fields are wrong: the visitor sees everything at once.
    when: ({ value }) => {
      const typed = (value as Partial<{ mobileNumber: string }> | undefined)?.mobileNumber;
      return typeof typed === 'string' && typed.trim() !== '';
    },
  },
);

function callable({ mobileNumber: typed, country }: { mobileNumber: string; country?: string }) {
  const chosen = countries.includes(country as Country) ? (country as Country) : firstDialCountry;
  return callableNumber(typed, chosen);
}
