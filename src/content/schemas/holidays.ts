import { z } from 'zod';
import { weeklyHours } from './office.ts';
import { countryId, isoDay, typesetText } from './shared.ts';

export const holidaysSchema = z.strictObject({
  holidays: z.array(
    z
      .strictObject({
        name: typesetText,
        countries: z.array(countryId).min(1),
        first: isoDay,
        last: isoDay,
        hours: weeklyHours.optional(),
        expected: z.boolean().optional(),
      })
      .refine(({ first, last }) => first <= last, { path: ['last'], error: 'days.reversed' }),
  ),
});
export type OfficeHoliday = z.infer<typeof holidaysSchema>['holidays'][number];
