import { z } from 'zod';
import { weekdays } from '#i18n/weekdays.ts';
import { countryId, order, phone, picture, plainText, typesetText } from './shared.ts';

const weekday = z.enum(weekdays);
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'format.time')
  .meta({ untranslated: true });
const timeZone = z.string().refine(isTimeZone, 'format.time-zone').meta({ untranslated: true });

/** Days in a row with the same hours, in the office's time; a single day is both first and last. */
const hours = z
  .strictObject({ first: weekday, last: weekday, opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, 'hours.reversed');
export type Hours = z.infer<typeof hours>;
export const weeklyHours = z.array(hours).min(1);

export const officeSchema = z.strictObject({
  order,
  country: countryId,
  city: typesetText,
  title: typesetText,
  picture: picture('office').meta({ pictureOfFirst: ['headOffice'] }),
  pictureAlt: typesetText.meta({ searchable: false }),
  /** The four detail lines, of which the city's line ends with the country. */
  street: plainText,
  cityLine: plainText,
  postalBox: plainText,
  phone,
  email: z.email('format.email').optional(),
  timeZone,
  hours: weeklyHours,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The map shows the city's name on this side of its dot, by default after it. */
  mapLabel: z.enum(['before', 'after', 'above', 'below']).optional(),
});

export type Office = z.infer<typeof officeSchema> & { id: string; email: string };

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
