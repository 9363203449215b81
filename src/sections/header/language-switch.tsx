import { type Language, languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import names from '#styles/fonts/switch-words.json' with { type: 'json' };
import ar from '#ui/sprites/ar.svg?url';
import en from '#ui/sprites/en.svg?url';
import styles from './language-switch.module.css';

/** Drawings by the page's language: English pages have the word of the link to Arabic. */
const sprites: Record<Language, string> = { en, ar };

interface LanguageSwitchProps {
  language: Language;
  /** The URL of the same page in the other language. A page without one leads home. */
  alternate: string | undefined;
  /** The page's query, which also holds in the other language: `?q=audit`, or empty. */
  query?: string | undefined;
}

/** The word is an SVG, because in letters it would fetch a third font. The server sets the query of a built page. */
export function LanguageSwitch({ language, alternate, query = '' }: LanguageSwitchProps) {
  const code = otherLanguage(language);
  return (
    <a
      className={styles.switch}
      href={(alternate ?? localizedPath(code, paths.home)) + query}
      hrefLang={code}
      lang={code}
      data-language-link={alternate ? '' : 'home'}
    >
      <svg viewBox={names[code].viewBox} role="img" aria-label={languages[code].name}>
        <use href={`${sprites[language]}#switch-${code}`} />
      </svg>
    </a>
  );
}
