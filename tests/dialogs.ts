import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { openHydrated } from './visit.ts';

export interface Opener {
  /** In words, for the names of tests. */
  name: string;
  page: string;
  link: string;
  /** Where the link leads without a dialog. */
  href: string;
  /** URL of what the dialog shows, and its heading. */
  content: string;
  title: string;
}

/** Every place where a dialog opens: home, one of the services, and social responsibility. */
export function openersIn(language: Language): Record<'home' | 'service' | 'training', Opener> {
  const { dialog, forms } = contentOf(language, 'forms');
  const { name } = languages[language];
  const contact = { content: localizedPath(language, paths.contactDialog), title: dialog.title };
  const contactus = localizedPath(language, paths.page('contactus'));
  return {
    home: {
      name: `the contact dialog of the home page in ${name}`,
      page: localizedPath(language, paths.home),
      link: contentOf(language, 'pages/home').callToAction.button,
      href: contactus,
      ...contact,
    },
    service: {
      name: `the contact dialog of a service in ${name}`,
      page: localizedPath(language, paths.service(3)),
      link: contentOf(language, 'services/3').callToAction.button,
      href: `${contactus}?service=3`,
      ...contact,
    },
    training: {
      name: `the training dialog in ${name}`,
      page: localizedPath(language, paths.page('social')),
      link: contentOf(language, 'pages/social').social.training.button,
      href: localizedPath(language, paths.page('applytraining')),
      content: localizedPath(language, paths.trainingDialog),
      title: forms.training.dialog.title,
    },
  };
}

export const dialogOn = (page: Page) => page.locator('dialog:has([name=companyFax])');
export const linkOn = (page: Page, { link }: Opener) =>
  page.getByRole('main').getByRole('link', { name: link });

export async function openDialog(page: Page, opener: Opener) {
  await openHydrated(page, opener.page);
  await linkOn(page, opener).click();
  await expect(dialogOn(page)).toBeVisible();
}
