import type { Content } from '#content/content.ts';
import { getPicture, slots } from '#content/pictures.ts';
import { Figure } from '../../ui/figure.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './service-list.module.css';

export function ServiceList({ language, ui: { services: labels }, services }: Content) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2 className="visually-hidden">{labels.all}</h2>
        <ul className={styles.grid}>
          {services.map(({ id, href, title, shortDescription, figure, picture }) => (
            <li key={id} className={`whole ${styles.card}`}>
              <div className={`cover ${styles.picture}`}>
                <Picture source={getPicture(picture, slots.serviceTile)} />
              </div>
              <div className={styles.words}>
                <Figure figure={figure} of={language} small />
                <h3>{richText(title)}</h3>
                <p className="small muted">{richText(shortDescription)}</p>
                <GoLink href={href} about={title}>
                  {labels.readMore}
                </GoLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
