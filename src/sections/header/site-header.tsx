import { Logo } from '#ui/logo.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ariaCurrentOf, Menu } from './menu.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';
import styles from './site-header.module.css';
import type { SiteHeaderProps } from './site-header-props.ts';

/** What is under the header at the top of a page: a dark picture, or the light page. */
export type HeaderTone = 'dark' | 'light';

interface Props extends SiteHeaderProps {
  tone: HeaderTone;
  /** The query of the page's URL, where it is known. */
  query?: string | undefined;
}

export function SiteHeader(props: Props) {
  const { tone, logo, home, labels, menus, links, profile, search, language, query } = props;
  return (
    <header className={styles.header} data-tone={tone} data-site-header="">
      <div className={`container ${styles.bar}`}>
        <PageLink className={styles.logo} href={home.href} aria-label={home.label}>
          <Logo variant={logo} />
        </PageLink>
        <nav className={styles.nav} aria-label={labels.main}>
          <ul>
            {menus.map((menu) => (
              <li key={menu.id}>
                <Menu {...menu} />
              </li>
            ))}
            {links.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} aria-current={ariaCurrentOf(link)}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchLink {...search} />
        <LanguageSwitch {...language} query={query} />
        <button type="button" className={styles.toggle} popoverTarget={mobileMenuId}>
          <span className={`visually-hidden ${styles.open}`}>{labels.openMenu}</span>
          <span className={`visually-hidden ${styles.close}`}>{labels.closeMenu}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M0 7h24" />
            <path d="M0 17h24" />
          </svg>
        </button>
        <MobileMenu labels={labels} menus={menus} links={links} profile={profile} />
      </div>
    </header>
  );
}
