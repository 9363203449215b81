import { z } from 'zod';
import { recordOf } from '#lib/records.ts';
import {
  countryId,
  id,
  oneToTwelve,
  order,
  phone,
  picture,
  serviceId,
  svgName,
  textFields,
  typesetText,
} from './shared.ts';
import { withPlaceholder } from './text.ts';

export const socialIds = ['instagram', 'linkedin', 'facebook', 'tiktok', 'x'] as const;
const network = z.url('format.url').optional();

export const siteSchema = z.strictObject({
  email: z.email('format.email'),
  website: typesetText,
  whatsapp: phone,
  founded: z.int(),
  copyrightYear: z.int(),
  /** True while the content is sample data: the site says so at each start, and no page may be indexed. */
  sample: z.boolean().optional(),
  legal: z.strictObject({
    /** The unified national number of the commercial registration. */
    registration: z
      .string()
      .regex(/^7\d{9}$/, 'format.registration')
      .optional(),
    vat: z
      .string()
      .regex(/^3\d{13}3$/, 'format.vat')
      .optional(),
    /** The short form of the Saudi National Address. */
    shortAddress: z
      .string()
      .regex(/^[A-Z]{4}\d{4}$/, 'format.short-address')
      .optional(),
    complaints: z.email('format.email').optional(),
  }),
  developer: z.url('format.url'),
  social: z.strictObject(recordOf(socialIds, () => network)),
});

export const securitySchema = z.strictObject({ expires: z.iso.datetime('format.date') });

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

const brand = {
  name: typesetText,
  logo: svgName('brands').meta({ svgFolder: 'brands' }),
  typeface: z.enum(['text', 'display', 'wide']),
};
export const clientsSchema = z.strictObject({ clients: oneToTwelve(z.strictObject(brand)) });
export const partnerSchema = z.strictObject({
  order,
  ...brand,
  picture: picture('partner').optional(),
  ...textFields('specialty', 'location', 'description').shape,
});
export type Partner = z.infer<typeof partnerSchema> & { id: string };

export const valuesSchema = z.strictObject({
  label: typesetText,
  values: oneToTwelve(z.strictObject({ id, ...textFields('name', 'text').shape })),
});
export type ValuesContent = z.infer<typeof valuesSchema>;

/** The company profile alone shows this picture, above the firm's values. */
export const profileSchema = textFields('website').extend({ picture: picture() });

/** How a share card is laid out (assets/cards/card.tsx). */
const cardKinds = ['picture', 'pattern', 'figures'] as const;

export const shareCardMessagesSchema = z.strictObject({
  descriptions: z.record(z.enum(cardKinds), withPlaceholder),
});
