import { getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { Chevron } from '#ui/arrow.tsx';
import { Illustration } from '#ui/illustration.tsx';
import { GoLink } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import type { Navigation } from './header-navigation.ts';
import type { MenuContent, MenuLink } from './menu.tsx';
import panel from './menu-panel.module.css';
import styles from './mobile-menu.module.css';

export const mobileMenuId = 'menu-all';

interface MobileMenuProps extends Navigation {
  language: Language;
}

/** The navigation as one full-width panel under the header; groups open in place. */
export function MobileMenu({ language, menus, links }: MobileMenuProps) {
  const { header: labels } = getUi(language);
  return (
    <nav id={mobileMenuId} popover="auto" className={panel.panel} aria-label={labels.main}>
      <ul>
        {menus.map((menu) => (
          <li key={menu.id}>
            <details name="mobile-menu">
              <summary className={`line ${styles.row}`}>
                {menu.label} <Chevron />
              </summary>
              <ul className={styles.group}>
                {narrowLinks(menu).map((link) => (
                  <li key={link.href}>
                    <a href={link.href} aria-current={link.current}>
                      {link.illustration && <Illustration {...link.illustration} small />}
                      <span>{richText(link.label)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {links.map((link) => (
          <li key={link.href}>
            <a className={`line ${styles.row}`} href={link.href} aria-current={link.current}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <GoLink href={paths.companyProfile(language)} target="_blank" aria-description={labels.newTab}>
          {labels.companyProfilePdf}
        </GoLink>
      </p>
    </nav>
  );
}

function narrowLinks({ more = [], links }: MenuContent): MenuLink[] {
  return [...more, ...links.filter(({ onlyWide }) => !onlyWide)];
}
