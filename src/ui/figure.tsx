import type { Language } from '#language/languages.ts';
import styles from './figure.module.css';

export interface FigureProps {
  figure: string;
  /** The file it comes from: a service's stands in that of each language, for a page to fetch one. */
  of: Language | 'sub-cards';
  small?: boolean;
}

/** The drawing of a service or a sub-card. Size and colours come from the class and from --figure-*. */
export function Figure({ figure, of, small = false }: FigureProps) {
  // Content that is cached from an earlier build is not checked again.
  if (import.meta.env.PROD && import.meta.env.SSR && !import.meta.env.FIGURE_NAMES.includes(figure))
    throw new Error(`src/drawings has no ${figure}.svg`);
  return (
    <svg className={small ? styles.small : styles.figure} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${import.meta.env.DRAWING_FILES[of]}#${figure}`} />
    </svg>
  );
}
