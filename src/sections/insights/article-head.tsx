import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './article-head.module.css';
import { Byline, type BylineProps } from './byline.tsx';

export interface ArticleHeadProps {
  breadcrumbs: { label: string; crumbs: Crumb[] };
  title: string;
  byline: BylineProps;
  author: string;
  picture: PictureSource;
  pictureDescription: string;
}

/** The top of an article: title, author and day over a picture as wide as the window. */
export function ArticleHead({
  breadcrumbs,
  title,
  byline,
  author,
  picture,
  pictureDescription,
}: ArticleHeadProps) {
  return (
    <header>
      <div className={`wrap ${styles.words}`}>
        <Breadcrumb {...breadcrumbs} />
        <h1>{richText(title)}</h1>
        <div className={styles.byline}>
          <Byline {...byline} href={author} />
        </div>
      </div>
      <Picture source={picture} alt={pictureDescription} className={styles.picture} first />
    </header>
  );
}
