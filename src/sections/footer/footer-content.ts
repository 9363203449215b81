import { legalIdentity } from '#content/legal-identity.ts';
import { getFirm, getOffices, getPages, getSite, getUi } from '#content/readers.ts';
import { socialIds } from '#content/schemas/firm.ts';
import { addressLine } from '#i18n/address-line.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import type { PageId } from '#i18n/pages.ts';

export type FooterProps = ReturnType<typeof footerContent>;

export function footerContent(language: Language) {
  const site = getSite();
  const firm = getFirm(language);
  const ui = getUi(language);
  const pages = getPages(language);
  const link = (id: PageId, label = pages[id].label) => ({ href: pages[id].href, label });
  return {
    lockup: language,
    name: firm.name,
    tagline: firm.tagline,
    labels: ui.footer,
    firm: [link('whoweare', ui.aboutMenu.label), link('services'), link('work')],
    more: [
      link('social'),
      link('insights'),
      link('contactus'),
      link('privacy'),
      link('terms'),
      link('accessibility'),
    ],
    email: site.email,
    website: site.website,
    whatsapp: site.whatsapp,
    address: addressLine(language, getOffices(language)),
    legal: legalIdentity(language),
    copyright: `© ${formatDigits(language, site.copyrightYear)} ${firm.name}. ${firm.rights}`,
    developer: { ...firm.developer, href: site.developer },
    social: socialIds.map((id) => ({ href: site.social[id], label: firm.social[id] })),
  };
}
