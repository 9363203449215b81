import type { Article } from '#content/schemas/article.ts';
import type { Language } from '#i18n/languages.ts';
import { keepLastWords } from '#i18n/typeset.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { Breadcrumb, type BreadcrumbProps } from '#ui/breadcrumb.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './article-head.module.css';
import { Byline } from './byline.tsx';

interface ArticleHeadProps {
  language: Language;
  article: Article;
  breadcrumbs: BreadcrumbProps;
  author: string;
  picture: PictureSource;
}

export function ArticleHead({ language, article, breadcrumbs, author, picture }: ArticleHeadProps) {
  return (
    <header>
      <div className={`container ${styles.text}`}>
        <Breadcrumb {...breadcrumbs} />
        <h1>{richText(keepLastWords(article.title))}</h1>
        <div className={styles.byline}>
          <Byline language={language} article={article} href={author} />
        </div>
      </div>
      <div className="container grid">
        <div className={`col-body ${styles.picture}`}>
          <Picture source={picture} alt={article.pictureDescription} className="crop" first />
        </div>
      </div>
    </header>
  );
}
