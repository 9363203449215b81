import { Logo } from '#ui/logo.tsx';
import { PageLink } from '#ui/page-link.tsx';
import styles from './bar.module.css';
import type { BarContent } from './bar-content.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ariaCurrentOf, Menu } from './menu.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';

/** What the bar lies on at the top of a page: a dark picture, or the light page. */
export type BarTone = 'dark' | 'light';

interface BarProps extends BarContent {
  tone: BarTone;
  /** Of the page's URL, where it is known. */
  query?: string | undefined;
}

export function Bar(props: BarProps) {
  const { tone, logo, home, labels, menus, links, profile, search, language, query } = props;
  return (
    <header className={styles.bar} data-tone={tone} data-bar="">
      <div className={`container ${styles.inner}`}>
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
