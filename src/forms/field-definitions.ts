import { z } from 'zod/mini';
import { countryIds } from '#codes/countries.ts';
import type { ErrorCode } from '#codes/form-codes.ts';
import { foldDigits } from '#i18n/numbers.ts';
import { hasVisibleText, oneLine } from '#i18n/visible-text.ts';
import { cleanAddress, isEmailAddress } from './email-address.ts';
import { limits } from './field-constants.ts';
import { type FileRules, maxFileBytes } from './file-rules.ts';
import { chosenCountry, toE164 } from './mobile-number.ts';

/** A field's rule, and the facts that its input needs. */
export interface FieldDefinition<Value = string | undefined> {
  schema: z.ZodMiniType<Value>;
  /** The values to choose from, in the order in which they are offered; their labels are content. */
  choices?: readonly string[];
  maxLength?: number;
  file?: FileRules;
  /** ISO days: the first and the last that may be chosen. */
  day?: { min?: string | undefined; max?: string | undefined };
  isWide?: boolean;
}

const code = (error: ErrorCode) => ({ error });
const filled = z.refine<string>(hasVisibleText, code('required'));

/** Defines a text of one line; `clean` normalizes it. */
export function line(
  maxLength: number,
  check?: z.core.$ZodCheck<string>,
  clean: (typed: string) => string = oneLine,
): FieldDefinition<string> {
  const short = z.maxLength(maxLength, code('too-long'));
  const checks = [z.overwrite(clean), filled, short, ...(check ? [check] : [])];
  return { schema: z.string(code('required')).check(...checks), maxLength };
}

/** Firefox has it since 2024. In older ones only the server counts. */
const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** Counts graphemes: a letter with its marks, or an emoji, is one; invisible characters count as none. */
function atLeast(count: number, error: ErrorCode) {
  return z.refine<string>((value) => {
    const text = value.trim();
    if (!segmenter || !hasVisibleText(text)) return true;
    let found = 0;
    for (const { segment } of segmenter.segment(text))
      if ((hasVisibleText(segment) || /\s/.test(segment)) && ++found === count) return true;
    return false;
  }, code(error));
}

export const name = line(limits.name, atLeast(3, 'name-short'));

export const message: FieldDefinition<string> = {
  schema: z.pipe(
    z.string(code('required')).check(
      filled,
      atLeast(10, 'message-short'),
      z.refine((value) => withOneLineEnd(value).length <= limits.message, code('too-long')),
    ),
    z.transform(withOneLineEnd),
  ),
  maxLength: limits.message,
  isWide: true,
};

// A browser sends `\r\n` for each line end, but counts it as one character while the visitor types.
function withOneLineEnd(text: string) {
  return text.replace(/\r\n?/g, '\n');
}

export const email = line(
  limits.email,
  z.refine<string>((value) => value === '' || isEmailAddress(value), code('email')),
  cleanAddress,
);

export const mobileNumber = line(limits.mobileNumber);

export const consent: FieldDefinition = { schema: z.literal('on', code('required')) };
export const optionalConsent: FieldDefinition = { schema: z.optional(z.literal('on', code('choice'))) };

export function choice<const Choice extends string>(choices: readonly Choice[]): FieldDefinition<Choice> {
  const isEmpty = (input: unknown) => typeof input !== 'string' || input.trim() === '';
  const error = ({ input }: { input?: unknown }): ErrorCode => (isEmpty(input) ? 'required' : 'choice');
  return { schema: z.enum(choices, { error }), choices };
}

/** Defines a day of the calendar, which is sent and stored as `2027-01-31`. */
export function day(rules: NonNullable<FieldDefinition['day']> = {}): FieldDefinition<string> {
  const { min = '', max = '9999-12-31' } = rules;
  const schema = z.string(code('required')).check(
    z.overwrite((typed) => foldDigits(oneLine(typed))),
    filled,
    z.iso.date(code('day')),
    z.refine<string>((value) => value >= min, code('day-early')),
    z.refine<string>((value) => value <= max, code('day-late')),
  );
  return { schema, day: rules };
}

/** The value is the file's name; `validateFile` reads the first bytes in the browser, `inspectFile` on the server. */
export function file(kinds: FileRules['kinds'], maxBytes = maxFileBytes): FieldDefinition<undefined> {
  const schema = z.pipe(
    z.string(code('required')).check(filled),
    z.transform(() => undefined),
  );
  return { schema, file: { kinds, maxBytes }, isWide: true };
}

/** Returns the field with a schema that reads a value without visible text as undefined. */
export function optional<Value>({
  schema,
  ...facts
}: FieldDefinition<Value>): FieldDefinition<Value | undefined> {
  const emptied = z.transform((value: unknown) =>
    typeof value === 'string' && !hasVisibleText(value) ? undefined : value,
  );
  return { schema: z.optional(z.pipe(emptied, z.optional(schema))), ...facts };
}

/** Returns a schema that also reads the mobile number, with the dial code of its country. */
export function withNumber(fields: z.ZodMiniType<Partial<Record<string, string>>>) {
  const asksCountry = requiresCountry(fields);
  return z.pipe(
    fields.check(numberIsCallable(asksCountry)),
    z.transform((values: Partial<Record<string, string>>) => ({
      ...values,
      mobileNumber: toE164(String(values.mobileNumber), chosenCountry(values)),
    })),
  );
}

function requiresCountry(fields: z.ZodMiniType): boolean {
  const issues = z.safeParse(fields, {}).error?.issues ?? [];
  return issues.some(({ path: [name] }) => name === 'country' || name === 'countryCode');
}

const numberIsCallable = (asksCountry: boolean) =>
  z.refine<Partial<Record<string, string>>>(
    (values) => {
      const chosen = chosenCountry(values);
      const possible = chosen ? [chosen] : asksCountry ? countryIds : [undefined];
      return possible.some((country) => toE164(String(values.mobileNumber), country) !== undefined);
    },
    {
      error: ({ input }): ErrorCode => {
        const { mobileNumber, ...others } = Object(input);
        const lacksCountry = !asksCountry && !chosenCountry(others);
        const isOfAnother = countryIds.some((country) => toE164(String(mobileNumber), country) !== undefined);
        return lacksCountry || isOfAnother ? 'mobile-code' : 'mobile';
      },
      path: ['mobileNumber'],
      // The check runs while other fields are invalid too, so that the visitor sees all errors at once.
      when: ({ value }) => {
        const typed = typeof value === 'object' && value && 'mobileNumber' in value && value.mobileNumber;
        return typeof typed === 'string' && hasVisibleText(typed);
      },
    },
  );
