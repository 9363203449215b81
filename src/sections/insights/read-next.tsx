import { ArticleCard, type ArticleCardProps } from './article-card.tsx';
import styles from './read-next.module.css';

/** Articles to go on with. */
export function ReadNext({ label, articles }: { label: string; articles: ArticleCardProps[] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="read-next">
      <div className="datum">
        <h2 id="read-next">{label}</h2>
        <div className={styles.cards}>
          {articles.map((article) => (
            <ArticleCard key={article.href} {...article} />
          ))}
        </div>
      </div>
    </section>
  );
}
