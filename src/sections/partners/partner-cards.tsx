import type { MouseEvent } from 'react';
import type { Partner } from '#content/schemas/partner.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { columnsFor } from '#ui/columns.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { hasModifier } from '#ui/has-modifier.ts';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './partner-cards.module.css';

interface PartnerCardsProps {
  labels: Ui['partners'];
  partners: (Omit<Partner, 'order' | 'picture'> & { picture?: PictureSource | undefined })[];
}

/** The URL's hash chooses a firm, or the first is shown. `:target` marks it, so it works without script. */
export function PartnerCards({ labels, partners }: PartnerCardsProps) {
  return (
    <section className={styles.section} aria-label={labels.list}>
      <ul className={`container tiles ${styles.cards}`} data-columns={columnsFor(partners.length, 3)}>
        {partners.map(({ id, name, logo, picture, description, specialty, location }) => (
          <li key={id} id={id} className={`stack stretched-link ${styles.card}`}>
            <span className={`cover ${styles.media}`}>
              {picture ? <Picture source={picture} /> : <CompanyLogo logo={logo} />}
            </span>
            <div className={`stack ${styles.text}`}>
              <h2 className="size-3">
                <a href={`#${id}`} onClick={chooseInPlace}>
                  {richText(name)}
                  <span className={styles.chosen}>
                    <span className="visually-hidden">: {labels.chosen}</span>
                  </span>
                </a>
              </h2>
              <p className="muted">{richText(description)}</p>
              <dl className="small">
                <dt className="muted">{labels.specialty}</dt>
                <dd>{specialty}</dd>
                <dt className="muted">{labels.location}</dt>
                <dd>{location}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses a card without the scrolling that a hash causes. */
function chooseInPlace(event: MouseEvent<HTMLAnchorElement>) {
  if (hasModifier(event)) return;
  event.preventDefault();
  const place = scrollY;
  location.hash = event.currentTarget.hash;
  scrollTo({ top: place, behavior: 'instant' });
}
