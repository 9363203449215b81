import { z } from 'zod';
import { id, order, picture, serviceId, text } from './shared.ts';

export const personSchema = z.strictObject({
  order,
  givenName: text,
  familyName: text,
  position: text,
  /** A photograph of content/pictures; until there is one, the name's first letter stands in its place. */
  picture: picture('portrait').optional(),
  office: id.meta({ reference: 'offices' }),
  services: z.array(serviceId).min(1),
  languages: z.array(text).min(1),
  email: z.email('format.email'),
  bio: z.array(text).min(1).max(6),
});

export type Person = z.infer<typeof personSchema> & { id: string };

export function fullName({ givenName, familyName }: Pick<Person, 'givenName' | 'familyName'>): string {
  return `${givenName} ${familyName}`;
}
