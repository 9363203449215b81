import { neverAhead } from './ahead.ts';

/**
 * What browsers that know speculation rules do by themselves when a pointer rests on a link or presses it, not with
 * Save-Data. Pages are fetched and no more: their scripts count what is seen, and remember the language.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverAhead.map((part) => `/*${part}*`) } },
          { not: { selector_matches: '[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
