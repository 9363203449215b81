import { getFirm, getSearchMessages, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { Logo } from '#ui/logo.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SearchIcon } from '#ui/search-icon.tsx';
import { navigationOn } from './header-navigation.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import styles from './site-header.module.css';

/** The background behind the header at the top of a page: a dark picture, or the light page. */
export type HeaderTone = 'dark' | 'light';

interface SiteHeaderProps {
  language: Language;
  /** The page's path, without a language. */
  path: string;
  /** The URL of the same page in the other language. */
  alternate: string | undefined;
  tone: HeaderTone;
  query?: string | undefined;
}

export function SiteHeader({ language, path, alternate, tone, query }: SiteHeaderProps) {
  const { home, header: labels } = getUi(language);
  const { menus, links } = navigationOn(language, path);
  return (
    <header className={styles.header} data-tone={tone} data-site-header="">
      <div className={`container line ${styles.bar}`}>
        <PageLink
          className={styles.logo}
          href={localizedPath(language, paths.home)}
          aria-label={`${getFirm(language).name}: ${home}`}
        >
          <Logo variant={language} />
        </PageLink>
        <nav className={styles.nav} aria-label={labels.main}>
          <ul className="line">
            {menus.map((menu) => (
              <li key={menu.id}>
                <Menu {...menu} />
              </li>
            ))}
            {links.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} aria-current={link.current}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <a
          className={styles.search}
          href={localizedPath(language, paths.search)}
          aria-keyshortcuts="Control+K Meta+K"
          data-search=""
        >
          <span className="visually-hidden">{getSearchMessages(language).label}</span>
          <SearchIcon />
        </a>
        <LanguageSwitch language={language} alternate={alternate} query={query} />
        <button type="button" className={styles.toggle} popoverTarget={mobileMenuId}>
          <span className={`visually-hidden ${styles.open}`}>{labels.openMenu}</span>
          <span className={`visually-hidden ${styles.close}`}>{labels.closeMenu}</span>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M0 7h24" />
            <path d="M0 17h24" />
          </svg>
        </button>
        <MobileMenu language={language} menus={menus} links={links} />
      </div>
    </header>
  );
}
