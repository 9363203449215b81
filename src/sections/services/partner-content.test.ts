import { expect, test } from 'vitest';
import { getServices } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { partnerOf } from './partner-content.ts';

test('each service names who leads it, the person who names it earliest', () => {
  for (const language of languageCodes) {
    const leaders = getServices(language).map(({ id }) => partnerOf(language, id, '')?.href.split('#')[1]);
    expect(leaders).not.toContain(undefined);
    expect(leaders[2]).toBe('noura-al-suwailem');
    expect(leaders[5]).toBe('layla-mansour');
  }
});
