import { getPicture } from '#content/pictures/pictures.ts';
import { getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './article-card.module.css';
import type { ArticleCardProps, ReadNextProps } from './article-props.ts';
import { Byline } from './byline.tsx';

interface ArticleCardsProps {
  language: Language;
  cards: ArticleCardProps[];
}

/** A row of articles; each card is a link as a whole. */
export function ArticleCards({ language, cards }: ArticleCardsProps) {
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
          <Byline language={language} article={article} short />
        </article>
      ))}
    </div>
  );
}

export function ReadNext({ language, opening, cards: [first, ...others] }: ReadNextProps) {
  if (!first) return null;
  const { article, rel, kicker } = first;
  return (
    <LabelledSection label={getUi(language).insights.readNext} className="section-end screen-only">
      <div className="col-body">
        <article className={`stack stretched-link ${styles.opening}`}>
          <h3 className="accent-hover size-2">
            {kicker && <span className="label">{kicker}</span>}
            <PageLink href={article.href} rel={rel}>
              {richText(article.title)}
            </PageLink>
          </h3>
          <Byline language={language} article={article} short />
          <p className={styles.text}>{opening}</p>
        </article>
        {others.length > 0 && <ArticleCards language={language} cards={others} />}
      </div>
    </LabelledSection>
  );
}
