import type { Service } from '#content/schemas/service.ts';
import { Figure } from '../../ui/figure.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './service-list.module.css';

export interface ServiceCard extends Pick<Service, 'id' | 'title' | 'shortDescription' | 'figure'> {
  href: string;
  picture: PictureSource;
}

export interface ServiceListProps {
  title: string;
  more: string;
  services: ServiceCard[];
}

export function ServiceList({ title, more, services }: ServiceListProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2 className="visually-hidden">{title}</h2>
        <ul className={styles.grid}>
          {services.map((service) => (
            <Card key={service.id} service={service} more={more} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ service, more }: { service: ServiceCard; more: string }) {
  const { href, title, shortDescription, figure, picture } = service;
  return (
    <li className={`whole ${styles.card}`}>
      <div className={`cover ${styles.picture}`}>
        <Picture source={picture} />
      </div>
      <div className={styles.words}>
        <Figure figure={figure} small />
        <h3>{richText(title)}</h3>
        <p className="small muted">{richText(shortDescription)}</p>
        <GoLink href={href} about={title}>
          {more}
        </GoLink>
      </div>
    </li>
  );
}
