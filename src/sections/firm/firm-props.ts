import { getFirm, getOffices, getPages, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import type { CitiesProps } from './cities.tsx';

export function citiesProps(language: Language): CitiesProps {
  return {
    labels: getUi(language).cities,
    href: getPages(language).offices.href,
    offices: getOffices(language),
    countries: getFirm(language).countries,
  };
}

/** The firm's licences and memberships, or those of one service. Nothing where there are none. */
export function credentialsProps(language: Language, service?: number) {
  const credentials = getFirm(language).credentials;
  const items = credentials?.items.filter(
    ({ services }) => service === undefined || services.includes(service),
  );
  return credentials && items?.length ? { ...credentials, items } : undefined;
}
