import type { Content } from '#content/content.ts';
import type { Firm, Site } from '#content/schemas/firm.ts';
import { socialIds } from '#content/schemas/firm.ts';
import type { PageId } from '#content/schemas/page.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#language/languages.ts';
import { formatDigits } from '#language/numbers.ts';

interface FooterSources {
  language: Language;
  site: Site;
  firm: Firm;
  ui: Ui;
  pages: Content['pages'];
}

export type FooterProps = ReturnType<typeof footerContent>;

/** What the footer says and where it leads, in a language. */
export function footerContent({ language, site, firm, ui, pages }: FooterSources) {
  const link = (id: PageId, label = pages[id].label) => ({ href: pages[id].href, label });
  return {
    lockup: language,
    name: firm.name,
    tagline: firm.tagline,
    labels: ui.footer,
    firm: [link('whoweare', ui.aboutMenu.label), link('services'), link('work')],
    more: [link('social'), link('insights'), link('contactus'), link('privacy')],
    email: site.email,
    website: site.website,
    whatsapp: site.whatsapp,
    address: firm.address,
    copyright: `© ${formatDigits(language, site.copyrightYear)} ${firm.name}. ${firm.rights}`,
    developer: { ...firm.developer, href: site.developer },
    social: socialIds.map((id) => ({ href: site.social[id], label: firm.social[id] })),
  };
}
