import { z } from 'zod';
import { countryId, drawingId, id, oneToTwelve, order, phone, picture, text, texts } from './shared.ts';

export const socialIds = ['instagram', 'linkedin', 'facebook', 'tiktok', 'x'] as const;

export const siteSchema = z.strictObject({
  email: z.email('format.email'),
  website: text,
  whatsapp: phone,
  founded: z.int(),
  copyrightYear: z.int(),
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
    /** Of the National Address. */
    shortAddress: z
      .string()
      .regex(/^[A-Z]{4}\d{4}$/, 'format.short-address')
      .optional(),
    complaints: z.email('format.email').optional(),
  }),
  developer: z.url('format.url'),
  social: z.record(z.enum(socialIds), z.url('format.url')),
});
export type Site = z.infer<typeof siteSchema>;

export const securitySchema = z.strictObject({ expires: z.iso.datetime('format.date') });

export const counter = z.strictObject({
  from: z.number(),
  to: z.number(),
  before: text.optional(),
  after: text.optional(),
  unit: text.optional(),
  label: text,
});
export type Counter = z.infer<typeof counter>;

export const firmSchema = z.strictObject({
  ...texts('name', 'shortName', 'tagline').shape,
  rights: text,
  legal: texts('label', 'name').extend({
    rows: texts('name', 'registration', 'vat', 'shortAddress', 'complaints'),
  }),
  developer: texts('label', 'name'),
  social: z.record(z.enum(socialIds), text),
  countries: z.record(countryId, text),
  counters: z.strictObject({
    label: text,
    strip: oneToTwelve(counter),
    /** Without an end: the years since the firm was founded, as they are today. */
    services: oneToTwelve(counter.extend({ to: z.number().optional() })),
    /** What the strip's figures count. */
    note: text,
  }),
});
export type Firm = z.infer<typeof firmSchema>;

const brand = {
  name: text,
  shape: drawingId('brands').meta({ drawings: 'brands' }),
  face: z.enum(['text', 'display', 'wide']),
};
export const clientsSchema = z.strictObject({ clients: oneToTwelve(z.strictObject(brand)) });
export const partnerSchema = z.strictObject({
  order,
  ...brand,
  picture: picture('partner').optional(),
  ...texts('specialty', 'location', 'description').shape,
});
export type Client = z.infer<typeof clientsSchema>['clients'][number];
export type Partner = z.infer<typeof partnerSchema> & { id: string };

export const valuesSchema = z.strictObject({
  label: text,
  values: oneToTwelve(z.strictObject({ id, name: text, text })),
});
export type Values = z.infer<typeof valuesSchema>;

/** What the printed company profile has and no page of the site: the pictures beside the values, along the page and across it. */
export const profileSchema = texts('website').extend({ picture: picture(), pictureNarrow: picture() });
export type Profile = z.infer<typeof profileSchema>;
