import { z } from 'zod';
import { recordOf } from '#lib/records.ts';
import { phone, typesetText } from './shared.ts';

export const socialIds = ['instagram', 'linkedin', 'facebook', 'tiktok', 'x'] as const;
const network = z.url('format.url').optional();

export const siteSchema = z.strictObject({
  email: z.email('format.email'),
  website: typesetText.overwrite((address) => address.replace(/^https?:\/\/|\/$/g, '')),
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
