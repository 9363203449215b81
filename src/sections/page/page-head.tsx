import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import { LightHead, type LightHeadProps } from './light-head.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps extends LightHeadProps {
  /** With a picture the head is split, dark beside the picture; without, it is light. */
  picture?: PictureSource | undefined;
  /** Pictures with a quiet side are turned round in Arabic; objects, maps and places never are. */
  mirrored?: boolean;
  figure?: string;
}

export function PageHead({ picture, mirrored = false, ...text }: PageHeadProps) {
  if (!picture) return <LightHead {...text} />;
  const { breadcrumbs, headline, introduction, figure } = text;
  return (
    <section className={`on-dark ${styles.split}`}>
      <div className={styles.words}>
        <div>
          <Breadcrumb {...breadcrumbs} />
          <h1>{richText(headline)}</h1>
          <p className="lead">{richText(introduction)}</p>
        </div>
        {figure && <Figure figure={figure} />}
      </div>
      <div className={`cover ${styles.picture}`} data-mirrored={mirrored || undefined}>
        <Picture source={picture} first />
      </div>
    </section>
  );
}
