import { getPicture } from '#content/pictures/pictures.ts';
import { getServices, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { Illustration } from '#ui/illustration.tsx';
import { GoLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './service-list.module.css';

export function ServiceList({ language }: { language: Language }) {
  const { services: labels } = getUi(language);
  return (
    <section className={`container ${styles.section}`}>
      <h2 className="visually-hidden">{labels.all}</h2>
      <ul className={`cells single-on-phone ${styles.grid}`} data-columns={2}>
        {getServices(language).map(({ id, href, title, shortDescription, illustration, picture }) => (
          <li key={id} className={`stretched-link ${styles.card}`}>
            <div className={`cover ${styles.picture}`}>
              <Picture source={getPicture(picture, 'serviceTile')} />
            </div>
            <div className={`stack ${styles.text}`}>
              <Illustration name={illustration} of={language} small />
              <h3>{richText(title)}</h3>
              <p className="small muted">{richText(shortDescription)}</p>
              <GoLink href={href} about={title}>
                {labels.readMore}
              </GoLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
