import { type ArticleCardProps, ArticleCards } from './article-card.tsx';

export function ReadNext({ label, articles }: { label: string; articles: ArticleCardProps[] }) {
  return (
    <section className="wrap section-end screen" aria-labelledby="read-next">
      <div className="grid-line">
        <h2 id="read-next">{label}</h2>
        <ArticleCards articles={articles} />
      </div>
    </section>
  );
}
