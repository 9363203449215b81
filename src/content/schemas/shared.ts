import { z } from 'zod';
import { countryIds } from '#codes/countries.ts';
import { pictureIds } from '../pictures/picture-ids.ts';
import type { PictureSizeName } from '../pictures/picture-sizes.ts';
import svgNames from '../pictures/svg-names.json' with { type: 'json' };
import { plainText, statementText, textFields, typesetText } from './text.ts';

export { plainText, statementText, textFields, typesetText };
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'format.id')
  .meta({ untranslated: true });
/** A page of the site, without a language: `/services/3#swot`. */
export const path = z.string().startsWith('/').meta({ entryLink: 'path' });
export const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,}\d$/, 'format.phone')
  .meta({ untranslated: true, phone: true });
export const isoDay = z.iso
  .date({ error: 'format.date', abort: true })
  .refine((day) => day >= '2000', 'format.date');
/** The place of an entry among those of its folder. */
export const order = z.int().min(1).meta({ order: true });

/** The number of entries that pages are designed for. */
export function oneToTwelve<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1).max(12);
}

/** `sizes` are those in which pages show the picture, and in which it is encoded. */
export function picture(...sizes: PictureSizeName[]) {
  return z.enum(pictureIds).meta({ picture: sizes });
}

export function svgName(folder: keyof typeof svgNames) {
  return id.refine((name) => svgNames[folder].includes(name), 'svg.unknown');
}

export const callToAction = z.strictObject({
  title: typesetText,
  benefits: z.array(typesetText).length(3),
  button: typesetText,
});

export const serviceId = z.int().min(1).meta({ entryLink: 'services' });
export const countryId = z.enum(countryIds);

/** The keys are the plural forms of the language; … is replaced by the number. */
export const pluralForms = z.strictObject({
  zero: typesetText.optional(),
  one: typesetText,
  two: typesetText.optional(),
  few: typesetText.optional(),
  many: typesetText.optional(),
  other: typesetText,
});

/** The title and description for search engines. The firm's name is added after the title. */
export const seo = z
  .strictObject({ title: plainText.max(60), description: plainText.min(70).max(155) })
  .meta({ searchable: false });
