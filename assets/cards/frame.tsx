import type { ReactNode } from 'react';
import { otherLanguage } from '#i18n/languages.ts';
import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import type { Card } from './card-list.ts';
import styles from './frame.module.css';

export interface FrameProps {
  card: Card;
  firm: string;
  surface: 'limestone' | 'sand' | 'night';
  /** Where the words stand: at the foot in some width, under the logo, or at the foot above a strip. */
  words: 'wide' | 'half' | 'narrow' | 'top' | 'above';
  /** The art, under the words. */
  children: ReactNode;
}

const surfaces = { limestone: '', sand: 'on-warm', night: 'on-dark' };
/** In letters; a longer title is set smaller. */
const longTitle = 34;
/** Where a title breaks first: the space stays between the pieces. */
const afterComma = /(?<=[,،:])(\s)/;

/** What every card has: the logo with the firm's other name, the page's kind, its title and facts. */
export function Frame({ card, firm, surface, words, children }: FrameProps) {
  const { language, otherName, kicker, title, facts } = card;
  return (
    <article className={`${styles.card} ${surfaces[surface]}`} data-words={words} data-card="">
      {children}
      <div className={styles.head}>
        <Logo variant={language} label={firm} className={styles.logo} />
        <p className={styles.otherName}>
          <bdi lang={otherLanguage(language)}>{otherName}</bdi>
        </p>
      </div>
      <div className={styles.words}>
        {kicker.length > 0 && <Joined className={styles.kicker} parts={kicker} />}
        <h1 data-long={title.length > longTitle ? '' : undefined}>
          {title.split(afterComma).map((piece) =>
            piece.trim() === '' ? (
              piece
            ) : (
              <span key={piece} className={styles.phrase}>
                {richText(piece)}
              </span>
            ),
          )}
        </h1>
        {facts.length > 0 && <Joined className={styles.facts} parts={facts} />}
      </div>
    </article>
  );
}

/** Parts on one line, with a diamond between two. */
function Joined({ parts, className }: { parts: string[]; className: string | undefined }) {
  return (
    <p className={className}>
      {parts.map((part, index) => (
        <span key={part} className={styles.part}>
          {index > 0 && <span className="diamond" />}
          {richText(part)}
        </span>
      ))}
    </p>
  );
}
