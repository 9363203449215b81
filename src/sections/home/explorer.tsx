import type { Home } from '../../content/schemas/home.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Figure } from '../../ui/figure.tsx';
import type { FigureId } from '../../ui/figure-shapes.ts';
import link from '../../ui/link.module.css';
import { ButtonLink, GoLink } from '../../ui/link.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './explorer.module.css';

export interface ExplorerService {
  id: number;
  href: string;
  title: string;
  description: string;
  figure: FigureId;
  picture: PictureSource;
  subCards: { id: string; title: string; shortDescription: string }[];
}

export interface ExplorerProps {
  labels: Home['explorer'];
  allHref: string;
  services: ExplorerService[];
}

/**
 * A grid of services; choosing one shows it in the grid's place. The choice is the address's hash and
 * `:target` shows it, so links, Back and Forward work without a script; explorer.client.ts moves the focus.
 */
export function Explorer({ labels, allHref, services }: ExplorerProps) {
  return (
    <section id="explorer" className="section" data-explorer="">
      <div className="wrap">
        <div className={`apart ${styles.head}`}>
          <h2>{labels.title}</h2>
          <GoLink href={allHref}>{labels.all}</GoLink>
        </div>
        <div className={styles.stage}>
          <ul className={styles.tiles}>
            {services.map(({ id, title, figure }) => (
              <li key={id}>
                <a href={`#service-${id}`} className={styles.tile}>
                  <Figure figure={figure} />
                  <span>
                    <Text>{title}</Text>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {services.map((service) => (
            <Detail key={service.id} service={service} labels={labels} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Detail({ service, labels }: { service: ExplorerService; labels: ExplorerProps['labels'] }) {
  const { id, href, title, description, picture, subCards } = service;
  return (
    <article
      id={`service-${id}`}
      className={`grid ${styles.detail}`}
      tabIndex={-1}
      aria-labelledby={`service-${id}-title`}
    >
      <div className={`cover ${styles.picture}`}>
        <Picture source={picture} />
      </div>
      <div className={styles.text}>
        <a href="#explorer" className={`${link.back} ${styles.back}`} data-back="">
          <Arrow back /> {labels.back}
        </a>
        <h3 id={`service-${id}-title`} className="size-2">
          <Text>{title}</Text>
        </h3>
        <p className="lead">
          <Text>{description}</Text>
        </p>
        <p className={styles.more}>
          <ButtonLink href={href} about={title}>
            {labels.more}
          </ButtonLink>
        </p>
      </div>
      <ul className={styles.cards}>
        {subCards.map((card) => (
          // Focusable so that the description, shown on hover, is shown to a keyboard too.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          <li key={card.id} className={styles.card} tabIndex={0}>
            <i className="nuqta" aria-hidden="true" />
            <h4>
              <Text>{card.title}</Text>
            </h4>
            <p className="small muted">
              <Text>{card.shortDescription}</Text>
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}
