import { GoLinks } from '../../ui/link.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './not-found.module.css';
import type { notFoundContent } from './not-found-content.ts';
import { StarWall } from './star-wall.tsx';

type NotFoundProps = Awaited<ReturnType<typeof notFoundContent>>['notFound'];

/** A page that is not there: one star missing from the wall, its diamond fallen below. */
export function NotFound({ headline, text, links, isNumber }: NotFoundProps) {
  return (
    <section className={`on-dark ${styles.section}`}>
      <StarWall className={styles.wall} />
      <div className={`wrap ${styles.words}`}>
        <h1 className={isNumber ? styles.number : undefined}>
          {isNumber ? <ZeroAsNuqta>{headline}</ZeroAsNuqta> : headline}
        </h1>
        <p className="lead">{richText(text)}</p>
        <GoLinks links={links} />
      </div>
    </section>
  );
}

/** The Arabic zero is a diamond: it takes the diamond's colour. */
function ZeroAsNuqta({ children }: { children: string }) {
  const [before, after] = children.split('٠');
  if (after === undefined) return children;
  return (
    <>
      {before}
      <span>٠</span>
      {after}
    </>
  );
}
