import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Home } from '#content/schemas/home.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { fetchContent } from '#ui/fetch-content.ts';
import { hasModifier } from '#ui/has-modifier.ts';
import { Illustration } from '#ui/illustration.tsx';
import { BackLink, ButtonLink, GoLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { SubCards } from '#ui/sub-cards.tsx';
import { richText } from '#ui/text.tsx';
import { useLazy } from '#ui/use-lazy.ts';
import { openerId, useListDetail } from '#ui/use-list-detail.ts';
import { pushUrl } from '#ui/use-location.ts';
import styles from './explorer.module.css';

interface ServiceTile {
  id: number;
  href: string;
  title: string;
  illustration: string;
}

export interface ExplorerProps {
  language: Language;
  labels: Home['explorer'];
  allHref: string;
  services: ServiceTile[];
  details: string;
}

const entryId = (id: number) => `service-${id}`;

/** A chosen service replaces the grid, at the hash `#service-3`. Without script it links to its page. */
export function Explorer({ language, labels, allHref, services, details: file }: ExplorerProps) {
  const section = useRef<HTMLElement>(null);
  const [details, fetchDetails] = useLazy(() => fetchContent<ServiceDetail[]>(file));
  const ids = services.map(({ id }) => entryId(id));
  const { requestedId, shownId, onOpen, onBack } = useListDetail(section, ids, () => details !== undefined);
  const service = services.find(({ id }) => entryId(id) === shownId);
  const detail = service && details?.find(({ id }) => id === service.id);

  const requestedHref = services.find(({ id }) => entryId(id) === requestedId)?.href;

  const fetchRequested = useEffectEvent((href: string) => {
    fetchDetails().catch(() => location.replace(href));
  });
  useEffect(() => {
    if (requestedHref) fetchRequested(requestedHref);
  }, [requestedHref]);

  const open = (event: MouseEvent, id: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onOpen();
    pushUrl(`#${entryId(id)}`);
  };

  return (
    <section ref={section} id="explorer" className="section container">
      <div className={`spread ${styles.head}`}>
        <h2>{labels.title}</h2>
        <GoLink href={allHref}>{labels.all}</GoLink>
      </div>
      <ul
        className={`cells print-whole ${styles.tiles}`}
        hidden={detail !== undefined}
        onPointerEnter={fetchDetails}
        onFocus={fetchDetails}
      >
        {services.map(({ id, href, title, illustration }) => (
          <li key={id}>
            <a
              id={openerId(entryId(id))}
              href={href}
              className={`stack ${styles.tile}`}
              onClick={(event) => open(event, id)}
            >
              <Illustration name={illustration} of={language} />
              <span>{richText(title)}</span>
            </a>
          </li>
        ))}
      </ul>
      {service && detail && (
        <ExplorerDetail key={service.id} service={service} detail={detail} labels={labels} onBack={onBack} />
      )}
    </section>
  );
}

/** The texts and pictures of a chosen service. */
export interface ServiceDetail {
  id: number;
  description: string;
  picture: PictureSource;
  subCards: Service['subCards'];
}

interface ExplorerDetailProps {
  service: ServiceTile;
  detail: ServiceDetail;
  labels: Home['explorer'];
  onBack: (event: MouseEvent) => void;
}

function ExplorerDetail({ service, detail, labels, onBack }: ExplorerDetailProps) {
  const { href, title } = service;
  const { description, picture, subCards } = detail;
  const id = entryId(service.id);
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
