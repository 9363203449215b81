import { expect, type Page } from '@playwright/test';
import { hiddenFields } from '#forms/hidden-fields.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { contentOf, firstService } from '../content/site-content.ts';
import { openHydrated } from './visit.ts';

/** Returns the places where a dialog opens: the page, the link's words and target, the dialog's content and heading. */
export function openersIn(language: Language) {
  const { dialog, forms } = contentOf(language, 'forms');
  const at = (path: string) => localizedPath(language, path);
  const words = (file: string) => contentOf(language, file);
  const contact = { content: at(paths.contactDialog), title: dialog.title };
  const contactus = at(paths.page('contactus'));
  return {
    home: {
      page: at(paths.home),
      link: words('pages/home').callToAction.button,
      href: contactus,
      ...contact,
    },
    service: {
      page: at(paths.service(firstService)),
      link: words(`services/${firstService}`).callToAction.button,
      href: `${contactus}?service=${firstService}`,
      ...contact,
    },
    training: {
      page: at(paths.page('social')),
      link: words('pages/social').social.training.button,
      href: at(paths.page('applytraining')),
      content: at(paths.trainingDialog),
      title: forms.training.dialog.title,
    },
  };
}

type Opener = ReturnType<typeof openersIn>['home'];

export const dialogOn = (page: Page) => page.locator(`dialog:has([name=${hiddenFields.honeypot}])`);
export const linkOn = (page: Page, { link }: Opener) =>
  page.getByRole('main').getByRole('link', { name: link });

export async function openDialog(page: Page, opener: Opener) {
  await openHydrated(page, opener.page);
  await linkOn(page, opener).click();
  await expect(dialogOn(page)).toBeVisible();
}
