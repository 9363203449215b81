import type { Language } from '#i18n/languages.ts';
import names from '#styles/fonts/switch-words.json' with { type: 'json' };
import ar from '#ui/sprites/ar.svg?url';
import en from '#ui/sprites/en.svg?url';
import styles from './language-switch.module.css';
import type { SiteHeaderProps } from './site-header-props.ts';

/** The link to a language is in the header of the other one. */
const sprites: Record<Language, string> = { en: ar, ar: en };

type LanguageSwitchProps = SiteHeaderProps['language'] & {
  /** The page's query, which also holds in the other language: `?q=audit`, or empty. */
  query?: string | undefined;
};

/**
 * A link to the same page in the other language. Its label is an SVG, because one word in the other script would fetch
 * a third font file on every page. The server sets the query of a built page (read-dynamic-page.ts).
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
