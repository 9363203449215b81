import type { MouseEvent } from 'react';
import type { Home } from '#content/schemas/home.ts';
import type { Service } from '#content/schemas/service.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { BackLink, ButtonLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { SubCards } from '#ui/sub-cards.tsx';
import { richText } from '#ui/text.tsx';
import styles from './explorer.module.css';

/** The texts and pictures of a chosen service. */
export interface ServiceDetail {
  id: number;
  description: string;
  picture: PictureSource;
  subCards: Service['subCards'];
}

interface ExplorerDetailProps {
  id: string;
  href: string;
  title: string;
  detail: ServiceDetail;
  labels: Home['explorer'];
  onBack: (event: MouseEvent) => void;
}

export function ExplorerDetail({ id, href, title, detail, labels, onBack }: ExplorerDetailProps) {
  const { description, picture, subCards } = detail;
  return (
    <article id={id} className={`grid ${styles.detail}`} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={`col cover ${styles.picture}`}>
        <Picture source={picture} />
      </div>
      <div className={`col stack ${styles.text}`}>
        <BackLink href="#explorer" className={styles.back} onClick={onBack}>
          {labels.back}
        </BackLink>
        <h3 id={`${id}-title`} className="size-2">
          {richText(title)}
        </h3>
        <p className="lead">{richText(description)}</p>
        <p className={styles.more}>
          <ButtonLink href={href} about={title}>
            {labels.more}
          </ButtonLink>
        </p>
      </div>
      <SubCards cards={subCards} heading="h4" className={styles.cards} tabIndex={0} />
    </article>
  );
}
