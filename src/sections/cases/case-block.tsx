import { GoLink } from '../../ui/link.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Points } from '../../ui/points.tsx';
import { Name, richText } from '../../ui/text.tsx';
import styles from './case-block.module.css';

export interface CaseBlockProps {
  name: string;
  industry: string;
  title: string;
  summary: string;
  picture: PictureSource;
  /** The side with the object: it stays when a wide screen crops the picture. */
  keep: 'left' | 'right';
  href: string;
  read: string;
  points?: string[];
  label?: string;
  /** The words first and the picture after them. */
  turned?: boolean;
  dark?: boolean;
}

/** A case study beside its picture, which runs to the edge of the page, and the way to it. */
export function CaseBlock({ picture, keep, turned = false, dark = false, ...text }: CaseBlockProps) {
  const { name, industry, title, summary, href, read, points, label } = text;
  return (
    <article className={`${styles.block} ${dark ? 'on-dark' : ''}`} data-turned={turned || undefined}>
      <div className={`cover ${styles.picture}`} data-keep={keep}>
        <Picture source={picture} />
      </div>
      <div className={styles.words}>
        {label && <p className="label">{label}</p>}
        <p className={`small ${styles.whose}`}>
          <strong>
            <Name>{name}</Name>
          </strong>
          <i className="diamond" aria-hidden="true" />
          <span>{industry}</span>
        </p>
        <h2>{richText(title)}</h2>
        <p className="muted">{richText(summary)}</p>
        {points && <Points points={points} ruled />}
        <p>
          <GoLink href={href} about={`: ${name}`}>
            {read}
          </GoLink>
        </p>
      </div>
    </article>
  );
}
