import { ArticleCards } from './article-card.tsx';
import type { ArticleHeadProps } from './article-head.tsx';
import { neighbours } from './neighbours.ts';

export function ReadNext({ content, article }: Pick<ArticleHeadProps, 'content' | 'article'>) {
  const { insights: labels } = content.ui;
  const cards = neighbours(content.articles, article).map((neighbour) => ({
    ...neighbour,
    kicker: labels[neighbour.rel ?? 'another'],
  }));
  return (
    <section className="wrap section-end screen" aria-labelledby="read-next">
      <div className="grid-line">
        <h2 id="read-next">{labels.readNext}</h2>
        <ArticleCards content={content} cards={cards} />
      </div>
    </section>
  );
}
