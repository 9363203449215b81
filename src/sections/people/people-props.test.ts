import { expect, test } from 'vitest';
import { getPeople, getServices } from '#content/readers.ts';
import { languageCodes } from '#i18n/languages.ts';
import { serviceLead } from './people-props.ts';

test('the lead of a service is the person who lists it earliest', () => {
  for (const language of languageCodes) {
    for (const { id } of getServices(language)) {
      const places = getPeople(language).map(({ services }) => services.indexOf(id));
      const earliest = Math.min(...places.filter((place) => place >= 0));
      const leader = getPeople(language)[places.indexOf(earliest)];
      expect(serviceLead(language, id)?.href).toMatch(new RegExp(`#${leader?.id}$`));
    }
  }
});
