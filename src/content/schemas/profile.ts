import { z } from 'zod';
import { text } from './shared.ts';

/** Words of the printed company profile that no page of the site has. */
export const profileSchema = z.strictObject({ website: text });

export type Profile = z.infer<typeof profileSchema>;
