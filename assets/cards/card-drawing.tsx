import { otherLanguage } from '#i18n/languages.ts';
import { Illustration } from '#ui/illustration.tsx';
import { Logo } from '#ui/logo.tsx';
import { Portrait, portraitBackgrounds } from '#ui/portrait.tsx';
import { richText } from '#ui/text.tsx';
import { Photo, type PhotoSource } from '../print-templates/photo.tsx';
import { Stars } from '../print-templates/stars.tsx';
import styles from './card-drawing.module.css';
import type { ShareCard } from './card-list.ts';

const surfaces = { limestone: '', sand: 'on-warm', night: 'on-dark' };
/** A title of more letters has a smaller font size. */
const longTitle = 34;
/** Splits a title where its lines should break, and keeps the space. */
const afterComma = /(?<=[,،:])(\s)/;
/** The stars away from the pattern's edges, by column and row: "22" is the third star of the third row. */
const missingPlaces = ['22', '13', '24', '11', '23', '12'];

/** A share card: the logo, the page's kind, its title and facts, on or next to a picture, pattern or figures. */
export function CardDrawing({ card, photo }: { card: ShareCard; photo: PhotoSource | undefined }) {
  const { language, firm, otherName, kicker, title, facts = [], surface, quiet, letters, kind } = card;
  const layout = (quiet && 'quiet') || (letters && 'letters') || kind;
  return (
    <article className={`${styles.card} ${surfaces[surface]}`} data-layout={layout} data-frame="">
      {photo ? <Photo source={photo} className={styles.picture} /> : <Pattern {...card} />}
      {card.illustration && (
        <div className={styles.stone}>
          <Illustration name={card.illustration} of="en" />
        </div>
      )}
      {card.figures && <CardFigures figures={card.figures} />}
      <div className={styles.head}>
        <Logo variant={language} label={firm} />
        <p>
          <bdi lang={otherLanguage(language)}>{otherName}</bdi>
        </p>
      </div>
      <div className={styles.text}>
        <Joined parts={kicker} />
        <h1 data-long={title.length > longTitle || undefined}>
          {title
            .split(afterComma)
            .map((piece) => (piece.trim() ? <span key={piece}>{richText(piece)}</span> : piece))}
        </h1>
        <Joined parts={facts} />
      </div>
    </article>
  );
}

function Pattern({ letters, missingStar }: Pick<ShareCard, 'letters' | 'missingStar'>) {
  const missing = missingStar === undefined ? undefined : missingPlaces[missingStar % missingPlaces.length];
  if (!letters) return <Stars columns={5} rows={6} missing={missing} className={styles.stars} />;
  return (
    <div className={styles.strip}>
      {letters.map((letter, at) => (
        <Portrait
          // biome-ignore lint/suspicious/noArrayIndexKey: two leaders may have one letter, and none ever moves
          key={at}
          letter={letter}
          background={portraitBackgrounds[at % portraitBackgrounds.length] ?? 'night'}
        />
      ))}
    </div>
  );
}

function CardFigures({ figures }: Required<Pick<ShareCard, 'figures'>>) {
  return (
    <dl className={`${styles.strip} ${styles.figures}`} data-solid="">
      {figures.map(({ figure, label, inWords }) => (
        <div key={label}>
          <dt data-in-words={inWords || undefined}>{figure}</dt>
          <dd>{richText(label)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Parts on one line, with a diamond between two. */
function Joined({ parts }: { parts: string[] }) {
  const shown = parts.map((part, index) => (
    <span key={part}>
      {index > 0 && <i className="diamond" />}
      {richText(part)}
    </span>
  ));
  return parts.length > 0 && <p className={styles.joined}>{shown}</p>;
}
