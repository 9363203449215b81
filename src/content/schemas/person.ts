import { z } from 'zod';
import { id, order, picture, serviceId, textFields, typesetText } from './shared.ts';

export const personSchema = z.strictObject({
  order,
  ...textFields('givenName', 'familyName', 'position').shape,
  /** A photograph of content/pictures; the name's first letter is shown without one. */
  picture: picture('portrait', 'portraitSmall').optional(),
  office: id.meta({ entryLink: 'offices' }),
  services: z.array(serviceId).min(1),
  languages: z.array(typesetText).min(1),
  email: z.email('format.email'),
  bio: z.array(typesetText).min(1).max(6),
});

export type Person = z.infer<typeof personSchema> & { id: string };

export function fullName({ givenName, familyName }: Record<'givenName' | 'familyName', string>): string {
  return `${givenName} ${familyName}`;
}
