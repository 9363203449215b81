import { z } from 'zod';
import { countryId, id, oneToTwelve, serviceId, textFields, typesetText } from './shared.ts';
import { socialIds } from './site.ts';

export const counter = z.strictObject({
  from: z.number(),
  to: z.number(),
  before: typesetText.optional(),
  after: typesetText.optional(),
  unit: typesetText.optional(),
  label: typesetText,
});
export type Counter = z.infer<typeof counter>;

/** Licences and memberships; a service shows those that name it. */
const credentials = z.strictObject({
  label: typesetText,
  note: typesetText.optional(),
  items: oneToTwelve(
    z.strictObject({
      id,
      ...textFields('name', 'text').shape,
      number: z.string().meta({ untranslated: true }).optional(),
      services: z.array(serviceId).default([]),
    }),
  ),
});

export const firmSchema = z.strictObject({
  ...textFields('name', 'shortName', 'tagline', 'rights').shape,
  legal: textFields('label', 'name').extend({
    rows: textFields('name', 'registration', 'vat', 'shortAddress', 'complaints'),
  }),
  developer: textFields('label', 'name'),
  social: z.record(z.enum(socialIds), typesetText),
  countries: z.record(countryId, typesetText),
  credentials: credentials.optional(),
  counters: z.strictObject({
    label: typesetText,
    strip: oneToTwelve(counter),
    /** A counter without `to` counts the years since the firm was founded. */
    services: oneToTwelve(counter.extend({ to: z.number().optional() })),
    note: typesetText,
  }),
});
