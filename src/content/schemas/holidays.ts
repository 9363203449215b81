import { z } from 'zod';
import { weeklyHours } from './office.ts';
import { countryId, day, typesetText } from './shared.ts';

export const holidaysSchema = z.strictObject({
  holidays: z.array(
    z
      .strictObject({
        name: typesetText,
        countries: z.array(countryId).min(1),
        first: day,
        last: day,
        /** Without any, closed. */
        hours: weeklyHours.optional(),
        /** By the calendar alone: the moon decides. */
        expected: z.boolean().optional(),
      })
      .refine(({ first, last }) => first <= last, { path: ['last'], error: 'days.reversed' }),
  ),
});
export type OfficeHoliday = z.infer<typeof holidaysSchema>['holidays'][number];
