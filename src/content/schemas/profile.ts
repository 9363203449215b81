import { z } from 'zod';
import { countryId, pictureId, text } from './shared.ts';

const office = z.strictObject({ country: countryId, city: text, picture: pictureId, alt: text });

/** Words of the printed company profile that no page of the site has. The first office is the head office. */
export const profileSchema = z.strictObject({
  values: z.strictObject({ label: text, names: z.array(text).length(5) }),
  offices: z.array(office).length(5),
  website: text,
});

export type Profile = z.infer<typeof profileSchema>;
