import type { Page } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { type ContentValues, contentOf } from '../content/site-content.ts';

const banner = (page: Page) => page.getByRole('banner');
const anyOf = (words: string[]) => new RegExp(`^(?:${words.join('|')})$`);

/** The link to the same page in the other language. */
export const languageLink = (page: Page) =>
  banner(page).getByRole('link', { name: anyOf(languageCodes.map((code) => languages[code].name)) });

/** The link that opens the search. */
export const searchLink = (page: Page) =>
  banner(page).getByRole('link', {
    name: anyOf(languageCodes.map((code) => contentOf(code, 'search').label)),
  });

/** The buttons of the header with the menus that they open, by the words of a language. */
export function menusOn(page: Page, { aboutMenu, servicesMenu, header }: ContentValues) {
  const button = (name: string) => banner(page).getByRole('button', { name, exact: true });
  return {
    about: { button: button(aboutMenu.label), menu: page.locator('#menu-about') },
    services: { button: button(servicesMenu.label), menu: page.locator('#menu-services') },
    all: {
      button: banner(page).getByRole('button', { name: anyOf([header.openMenu, header.closeMenu]) }),
      menu: page.locator('#menu-all'),
    },
  };
}
