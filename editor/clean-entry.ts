import { type FieldSchema, isTranslated, mapStrings, partsOf } from '#content/fields.ts';
import type { Exceptions } from '#content/schemas/exceptions.ts';
import { homeCountry } from '#forms/choices.ts';
import { formatPhone, toE164 } from '#forms/mobile-number.ts';
import { countryCodes } from '#i18n/countries.ts';
import type { Language } from '#i18n/languages.ts';
import { cleanCharacters, cleanMarkdown, cleanText } from './clean-text.ts';
import type { Values } from './lossless-yaml.ts';

/** Returns an entry that people typed or pasted, as the site writes it in a language. */
export function cleanEntry(
  values: Values,
  field: FieldSchema,
  language: Language,
  exceptions: Exceptions,
): Values {
  const country = countryCodes.find((one) => one === values.country) ?? homeCountry;
  const clean = (text: string, own: FieldSchema) => {
    if (own.phone) return phoneNumber(text, country);
    return isTranslated(own) ? cleanText(text, language, exceptions) : cleanCharacters(text);
  };
  const cleaned = partsOf(mapStrings(values, field, clean));
  if (typeof cleaned.body !== 'string') return cleaned;
  return { ...cleaned, body: cleanMarkdown(cleaned.body, language, exceptions) };
}

/** `٠٥٥ ١٢٣ ٤٥٦٧` is `+966 55 123 4567`; what is no number stays, for the check. */
function phoneNumber(typed: string, country: (typeof countryCodes)[number]): string {
  const plain = cleanCharacters(typed);
  if (/^\+\d+( \d+)*$/.test(plain)) return plain;
  const callable = toE164(plain, country);
  return callable ? formatPhone(callable) : plain;
}
