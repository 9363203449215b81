import { z } from 'zod';
import { counter } from './firm.ts';
import { id, pictureId, text } from './shared.ts';

const filmId = id.meta({ names: 'films' });
const initiative = z.strictObject({ id, head: text, text });
const card = z.strictObject({ picture: pictureId, count: z.int().optional(), head: text, text });

/** The social responsibility page, beside the parts of every page. The specification gives the counts. */
export const socialSchema = z.strictObject({
  people: z.strictObject({ label: text, head: text, items: z.array(initiative).length(4) }),
  training: z.strictObject({ film: filmId, head: text, text, button: text }),
  commitment: z.strictObject({
    label: text,
    /** The carbon reduction in whole percent, and what it is of. */
    percent: z.int(),
    measure: text,
    items: z.array(initiative).length(3),
  }),
  record: z.strictObject({ film: filmId }),
  cards: z.strictObject({ label: text, items: z.array(card).length(3) }),
  community: z.strictObject({ label: text, head: text, items: z.array(initiative).length(3) }),
  impact: z.strictObject({
    label: text,
    counters: z.array(counter).length(3),
    picture: pictureId,
    alt: text,
    caption: text,
  }),
});

export type Social = z.infer<typeof socialSchema>;
