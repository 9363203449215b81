import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import type { ArticleContent } from './article-content.ts';
import styles from './article-head.module.css';
import { Byline } from './byline.tsx';

type ArticleHeadProps = ArticleContent['head'] & Pick<ArticleContent, 'article'>;

export function ArticleHead({ article, breadcrumbs, byline, author, picture }: ArticleHeadProps) {
  return (
    <header>
      <div className={`wrap ${styles.words}`}>
        <Breadcrumb {...breadcrumbs} />
        <h1>{richText(article.title)}</h1>
        <div className={styles.byline}>
          <Byline {...byline} href={author} />
        </div>
      </div>
      <Picture source={picture} alt={article.pictureDescription} className={styles.picture} first />
    </header>
  );
}
