import { getPicture } from '#content/pictures/pictures.ts';
import { getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import { ArticleCards } from './article-card.tsx';
import styles from './article-list.module.css';
import { featuredAndOthers } from './article-props.ts';
import { Byline } from './byline.tsx';

/** All articles: one large, the others as cards. */
export function ArticleList({ language }: { language: Language }) {
  const { featured, others } = featuredAndOthers(language);
  const { insights: labels, services } = getUi(language);
  return (
    <div className={`section container ${styles.list}`}>
      <section className="grid-line" aria-labelledby="featured">
        <h2 id="featured" className="label">
          {labels.featured}
        </h2>
        <article className={`grid print-whole ${styles.featured}`}>
          <div className={`col ${styles.picture}`}>
            <Picture source={getPicture(featured.picture, 'featuredArticle')} className="crop" />
          </div>
          <div className={`col ${styles.text}`}>
            <h3 className="size-2">{richText(featured.title)}</h3>
            <Byline language={language} article={featured} />
            <p className="lead">{richText(featured.description)}</p>
            <p>
              <ButtonLink href={featured.href} about={`: ${featured.title}`}>
                {services.readMore}
              </ButtonLink>
            </p>
          </div>
        </article>
      </section>
      <section className="grid-line" aria-labelledby="articles">
        <div className={`cluster ${styles.head}`}>
          <h2 id="articles" className="label">
            {labels.more}
          </h2>
          <GoLink
            href={localizedPath(language, paths.feed)}
            type="application/rss+xml"
            className={styles.feed}
          >
            {labels.feed}
          </GoLink>
        </div>
        <ArticleCards language={language} cards={others.map((article) => ({ article }))} />
      </section>
    </div>
  );
}
