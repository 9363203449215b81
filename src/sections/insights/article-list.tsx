import type { Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { ButtonLink, GoLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import { ArticleCards } from './article-card.tsx';
import styles from './article-list.module.css';
import { Byline } from './byline.tsx';

/** All articles: one large, the others as cards, the newest first. */
export function ArticleList(content: Content) {
  const { language, articles, ui } = content;
  const featured = articles.find((article) => article.featured) ?? articles[0];
  if (!featured) throw new Error(`content/${language}/insights has no article`);
  const others = articles.filter((article) => article !== featured);
  return (
    <div className={`section wrap ${styles.list}`}>
      <section className="grid-line" aria-labelledby="featured">
        <h2 id="featured" className="label">
          {ui.insights.featured}
        </h2>
        <article className={`grid ${styles.featured}`}>
          <div className={styles.picture}>
            <Picture source={getPicture(featured.picture, slots.featuredArticle)} />
          </div>
          <div className={styles.words}>
            <h3 className="size-2">{richText(featured.title)}</h3>
            <Byline content={content} article={featured} />
            <p className="lead">{richText(featured.description)}</p>
            <p>
              <ButtonLink href={featured.href} about={`: ${featured.title}`}>
                {ui.services.readMore}
              </ButtonLink>
            </p>
          </div>
        </article>
      </section>
      <section className="grid-line" aria-labelledby="articles">
        <div className={styles.head}>
          <h2 id="articles" className="label">
            {ui.insights.more}
          </h2>
          <GoLink href={localizedPath(language, paths.feed)} type="application/rss+xml">
            {ui.insights.feed}
          </GoLink>
        </div>
        <ArticleCards content={content} cards={others.map((article) => ({ article }))} />
      </section>
    </div>
  );
}
