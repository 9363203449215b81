import { z } from 'zod/mini';
import { type Country, limits } from './choices.ts';
import { isEmailAddress } from './email-address.ts';
import type { ErrorCode } from './error-codes.ts';
import { dialledNumber } from './mobile-number.ts';

/** What a form asks for: its rule, and what its control has to know. */
export interface Field<Value = unknown> {
  schema: z.ZodMiniType<Value>;
  /** What may be chosen, in the order in which it is offered; the words are content. */
  choices?: readonly string[];
  /** Characters that a line takes. */
  maxLength?: number;
  /** Whether it takes a row of its own. */
  isWide?: boolean;
}

const code = (error: ErrorCode) => ({ error });
const filled = z.refine<string>((value) => value.trim() !== '', code('required'));

export function line(maxLength: number, ...checks: z.core.$ZodCheck<string>[]): Field<string> {
  const short = z.maxLength(maxLength, code('too-long'));
  return { schema: z.string(code('required')).check(filled, z.trim(), short, ...checks), maxLength };
}

const segmenter = new Intl.Segmenter();

/** Counted in graphemes: a letter with its marks, or an emoji, is one. */
function atLeast(count: number, error: ErrorCode) {
  return z.refine<string>((value) => {
    const text = value.trim();
    if (text === '') return true;
    let found = 0;
    for (const _ of segmenter.segment(text)) if (++found === count) return true;
    return false;
  }, code(error));
}

export const name = line(limits.name, atLeast(3, 'name-short'));

export const message: Field<string> = {
  schema: z.pipe(
    z.string(code('required')).check(
      filled,
      atLeast(10, 'message-short'),
      z.refine((value) => withOneLineEnd(value).length <= limits.message, code('too-long')),
    ),
    z.transform(withOneLineEnd),
  ),
  isWide: true,
};

// A browser sends `\r\n` for each line end, but counts it as one character while the visitor types.
function withOneLineEnd(text: string) {
  return text.replace(/\r\n?/g, '\n');
}

export const email = line(
  limits.email,
  z.refine<string>((value) => value === '' || isEmailAddress(value), code('email')),
);

export const mobileNumber = line(limits.mobileNumber);

export const consent: Field = { schema: z.literal('on', code('required')) };
export const optionalConsent: Field = { schema: z.optional(z.literal('on', code('choice'))) };

export function choice<const Choice extends string>(choices: readonly Choice[]): Field<Choice> {
  const isEmpty = (input: unknown) => typeof input !== 'string' || input.trim() === '';
  const error = ({ input }: { input?: unknown }): ErrorCode => (isEmpty(input) ? 'required' : 'choice');
  return { schema: z.enum(choices, { error }), choices };
}

/** The same, but it may stay empty. */
export function optional<Value>({ schema, ...control }: Field<Value>): Field<Value | undefined> {
  const emptied = z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );
  return { schema: z.optional(z.pipe(emptied, z.optional(schema))), ...control };
}

/** Values with a number, which is read with the dial code of its country, or else of another. */
export function withNumber(fields: z.ZodMiniType<Record<string, unknown>>, otherwise: Country) {
  return z.pipe(
    fields.check(numberIsCallable(otherwise)),
    z.transform((values: Record<string, unknown>) => ({
      ...values,
      mobileNumber: dialledNumber(values, otherwise) ?? values.mobileNumber,
    })),
  );
}

const numberIsCallable = (otherwise: Country) =>
  z.refine<Record<string, unknown>>((values) => dialledNumber(values, otherwise) !== undefined, {
    ...code('mobile'),
    path: ['mobileNumber'],
    // Also while other fields are invalid: the visitor sees everything at once.
    when: ({ value }) => {
      const typed = typeof value === 'object' && value && 'mobileNumber' in value && value.mobileNumber;
      return typeof typed === 'string' && typed.trim() !== '';
    },
  });
