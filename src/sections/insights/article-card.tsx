import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './article-card.module.css';
import { Byline } from './byline.tsx';
import type { InsightsContent } from './insights-content.ts';

export type ArticleCardProps = InsightsContent['others'][number] & {
  /** What the article is to the page it is offered on: the next, the previous. */
  kicker?: { text: string; rel?: 'prev' | 'next' | undefined };
};

export function ArticleCards({ articles }: { articles: ArticleCardProps[] }) {
  return (
    <div className={styles.cards}>
      {articles.map((article) => (
        <ArticleCard key={article.href} {...article} />
      ))}
    </div>
  );
}

/** An article in a row of them: the whole card is its link. */
function ArticleCard({ href, title, description, picture, byline, kicker }: ArticleCardProps) {
  return (
    <article className={`whole ${styles.card}`}>
      <Picture source={picture} className={styles.picture} />
      {kicker && <p className="label">{kicker.text}</p>}
      <h3>
        <PageLink href={href} rel={kicker?.rel}>
          {richText(title)}
        </PageLink>
      </h3>
      <p className="muted">{richText(description)}</p>
      <Byline {...byline} position="" />
    </article>
  );
}
