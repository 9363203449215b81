import { z } from 'zod';
import { weeklyHours } from './office.ts';
import { countryId, isoDay, typesetText } from './shared.ts';

/** Days on which offices are closed, or open at other hours than usual; in the country's time. */
export const holidaysSchema = z.strictObject({
  holidays: z.array(
    z
      .strictObject({
        name: typesetText,
        countries: z.array(countryId).min(1),
        first: isoDay,
        last: isoDay,
        hours: weeklyHours.optional(),
        /** The calendar only estimates the day, because the sighting of the moon decides. */
        expected: z.boolean().optional(),
      })
      .refine(({ first, last }) => first <= last, { path: ['last'], error: 'days.reversed' }),
  ),
});
export type OfficeHoliday = z.infer<typeof holidaysSchema>['holidays'][number];
