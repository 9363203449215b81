import { z } from 'zod/mini';
import { limits } from './choices.ts';
import { isEmailAddress } from './email-address.ts';
import type { ErrorCode } from './form-definition.ts';
import { type Dialled, dialledNumber } from './mobile-number.ts';

const code = (problem: ErrorCode) => ({ error: problem });
const filled = z.refine<string>((value) => value.trim() !== '', code('required'));

export function line(limit: number) {
  return z.string(code('required')).check(filled, z.trim(), z.maxLength(limit, code('too-long')));
}

const segmenter = new Intl.Segmenter();

/** Counted in graphemes: a letter with its marks, or an emoji, is one. */
function atLeast(count: number, problem: ErrorCode) {
  return z.refine<string>((value) => {
    const text = value.trim();
    if (text === '') return true;
    let found = 0;
    for (const _ of segmenter.segment(text)) if (++found === count) return true;
    return false;
  }, code(problem));
}

export const name = line(limits.name).check(atLeast(3, 'name-short'));

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
  z.refine((value) => value === '' || isEmailAddress(value), code('email')),
);

export const mobileNumber = line(limits.mobileNumber);

export const consent = z.literal('on', code('required'));
export const optionalConsent = z.optional(z.literal('on', code('choice')));

export function choice<const Options extends readonly string[]>(options: Options) {
  return z.string(code('required')).check(
    filled,
    z.refine((value) => value === '' || options.includes(value), code('choice')),
  );
}

export function optional<Value>(schema: z.ZodMiniType<Value>) {
  const emptied = z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );
  return z.optional(z.pipe(emptied, z.optional(schema)));
}

export function withNumber<Values extends Dialled>(fields: z.ZodMiniType<Values>) {
  return z.pipe(
    fields.check(numberIsCallable),
    z.transform((values: Values) => ({
      ...values,
      mobileNumber: dialledNumber(values) ?? values.mobileNumber,
    })),
  );
}

const numberIsCallable = z.refine<Dialled>((values) => dialledNumber(values) !== undefined, {
  ...code('mobile'),
  path: ['mobileNumber'],
  // Also while other fields are invalid: the visitor sees everything at once.
  when: ({ value }) => {
    const typed = (value as Partial<Dialled> | undefined)?.mobileNumber;
    return typeof typed === 'string' && typed.trim() !== '';
  },
});
