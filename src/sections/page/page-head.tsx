import { keepLastWords } from '#i18n/typeset.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { Breadcrumb, type BreadcrumbProps } from '#ui/breadcrumb.tsx';
import { Illustration, type IllustrationProps } from '#ui/illustration.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  breadcrumbs: BreadcrumbProps;
  headline: string;
  introduction: string;
  /** With a picture the head is split, dark next to the picture; without one it is light. */
  picture?: PictureSource | undefined;
  mirrored?: boolean | undefined;
  focus?: 'left' | 'right' | undefined;
  illustration?: IllustrationProps;
}

export function PageHead({ picture, mirrored = false, focus, ...text }: PageHeadProps) {
  if (!picture) return <LightHead {...text} />;
  const { breadcrumbs, headline, introduction, illustration } = text;
  return (
    <section className={`on-dark ${styles.split}`}>
      <div className={`stack ${styles.text}`}>
        <div>
          <Breadcrumb {...breadcrumbs} />
          <h1>{richText(keepLastWords(headline))}</h1>
          <p className="lead">{richText(introduction)}</p>
        </div>
        {illustration && <Illustration {...illustration} />}
      </div>
      <div
        className={`cover ${styles.picture} ${focus ? styles[focus] : ''}`}
        data-mirrored={mirrored || undefined}
      >
        <Picture source={picture} first />
      </div>
    </section>
  );
}

function LightHead({ breadcrumbs, headline, introduction }: PageHeadProps) {
  return (
    <section className={styles.light}>
      <div className="container grid">
        <div className={styles.breadcrumbs}>
          <Breadcrumb {...breadcrumbs} />
        </div>
        <h1 className="col">{richText(keepLastWords(headline))}</h1>
        <div className={`col ${styles.side}`}>
          <p className="lead">{richText(introduction)}</p>
        </div>
      </div>
    </section>
  );
}
