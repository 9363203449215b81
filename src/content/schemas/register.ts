import { z } from 'zod';
import { countryId, id } from './shared.ts';

const few = z.strictObject({ sector: id, country: countryId, clients: z.int().positive() });

/** Every client asked whether it would engage the firm again, by sector and country. */
export const registerSchema = z.strictObject({
  sectors: z.array(z.strictObject({ id, asked: z.record(countryId, z.int().min(0)) })).min(1),
  /** The clients that belong to a group on the Fortune Global 500 list. */
  global500: z.array(few).max(60),
  declined: z.array(few).max(60),
});

export type RegisterData = z.infer<typeof registerSchema>;
