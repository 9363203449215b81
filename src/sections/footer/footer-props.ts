import { addressLine, withCode } from '#content/address-line.ts';
import { legalIdentity } from '#content/legal-identity.ts';
import { getFirm, getNavigation, getOffices, getPages, getSite, getUi } from '#content/readers.ts';
import { socialIds } from '#content/schemas/firm.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import type { PageId } from '#routing/pages.ts';
import { whatsappHref } from '#sections/page/contact-details-props.ts';

export type FooterProps = ReturnType<typeof footerProps>;

/** @param service that the page is about */
export function footerProps(language: Language, service?: string) {
  const site = getSite();
  const firm = getFirm(language);
  const ui = getUi(language);
  const pages = getPages(language);
  const { footer } = getNavigation();
  const link = (id: PageId) => ({
    href: pages[id].href,
    label: id === 'whoweare' ? ui.aboutMenu.label : pages[id].label,
  });
  return {
    logo: language,
    name: firm.name,
    tagline: firm.tagline,
    labels: ui.footer,
    firm: footer.firm.map(link),
    more: footer.more.map(link),
    email: site.email,
    website: site.website,
    whatsapp: { number: site.whatsapp, href: whatsappHref(language, service) },
    address: withCode(addressLine(language, getOffices(language))),
    legal: legalIdentity(language),
    copyright: `© ${formatDigits(language, site.copyrightYear)} ${firm.name}. ${firm.rights}`,
    developer: { ...firm.developer, href: site.developer },
    social: socialIds.flatMap((id) => {
      const href = site.social[id];
      return href ? [{ href, label: firm.social[id] }] : [];
    }),
  };
}
