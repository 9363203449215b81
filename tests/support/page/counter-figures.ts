import type { Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { contentOf } from '../content/site-content.ts';

/** The visible figures of the counters. A screen reader reads the end value, which is a separate text. */
export const figures = (page: Page) => page.locator('dl dd [aria-hidden] > span');

/** Returns the end values of the strip on home and the services. */
export const stripEnds = (language: Language) => endsIn(language, contentOf(language, 'firm').counters.strip);

/** Returns the end values of the social page. */
export const socialEnds = (language: Language) =>
  endsIn(language, contentOf(language, 'pages/social').social.impact.counters);

function endsIn(language: Language, counters: { to: number }[]): string[] {
  return counters.map(({ to }) => formatNumber(language, to));
}
