import { getPicture } from '#content/pictures.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './article-card.module.css';
import type { ArticleSummary, ReadNextProps } from './article-content.ts';
import { Byline } from './byline.tsx';
import type { Neighbour } from './neighbours.ts';

interface ArticleCardsProps {
  /** `kicker` says what an article is to the page it is offered on: the next, the previous. */
  cards: (Neighbour<ArticleSummary> & { kicker?: string })[];
}

/** Articles in a row: the whole card is its link. */
export function ArticleCards({ cards }: ArticleCardsProps) {
  return (
    <div className={styles.cards}>
      {cards.map(({ article, rel, kicker }) => (
        <article key={article.id} className={`print-whole stack stretched-link ${styles.card}`}>
          <Picture source={getPicture(article.picture, 'articleCard')} className="crop" />
          {kicker && <p className="label">{kicker}</p>}
          <h3 className="accent-hover">
            <PageLink href={article.href} rel={rel}>
              {richText(article.title)}
            </PageLink>
          </h3>
          <p className="muted">{richText(article.description)}</p>
          <Byline {...article.byline} short />
        </article>
      ))}
    </div>
  );
}

export function ReadNext({ label, cards }: ReadNextProps) {
  return (
    <section className="container section-end screen-only" aria-labelledby="read-next">
      <div className="grid-line">
        <h2 id="read-next">{label}</h2>
        <ArticleCards cards={cards} />
      </div>
    </section>
  );
}
