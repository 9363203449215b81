import type { Language } from '#i18n/languages.ts';
import names from '#styles/fonts/switch-words.json' with { type: 'json' };
import ar from '#ui/sprites/ar.svg?url';
import en from '#ui/sprites/en.svg?url';
import styles from './language-switch.module.css';
import type { SiteHeaderContent } from './site-header-content.ts';

/** The way to a language stands in the other one's header. */
const sprites: Record<Language, string> = { en: ar, ar: en };

type LanguageSwitchProps = SiteHeaderContent['language'] & {
  /** The page's own, for the page in the other language too: `?q=audit`, or empty. */
  query?: string | undefined;
};

/**
 * The link to the same page in the other language. Its name is drawn, not set: one word in the other
 * script would fetch a third font file on every page. The server sets the query of a built page (read-dynamic-page.ts).
 */
export function LanguageSwitch({ code, name, href, isHome, query = '' }: LanguageSwitchProps) {
  return (
    <a
      className={styles.switch}
      href={href + query}
      hrefLang={code}
      lang={code}
      data-language-link={isHome ? 'home' : ''}
    >
      <svg viewBox={names[code].viewBox} role="img" aria-label={name}>
        <use href={`${sprites[code]}#switch-${code}`} />
      </svg>
    </a>
  );
}
