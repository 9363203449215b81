import type { Service } from '#content/schemas/service.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { richText } from '../../ui/text.tsx';
import { ServicePart } from './service-part.tsx';
import styles from './swot.module.css';

export function Swot({ title, introduction, categories }: NonNullable<Service['swot']>) {
  return (
    <ServicePart id="swot" title={title} introduction={introduction}>
      <Accordion
        items={categories.map(({ id, letter, title: head, details }) => ({
          id,
          head,
          mark: letter,
          body: (
            <dl className={styles.details}>
              {details.map((detail) => (
                <div key={detail.title}>
                  <dt>{richText(detail.title)}</dt>
                  <dd className="small muted">{richText(detail.text)}</dd>
                </div>
              ))}
            </dl>
          ),
        }))}
      />
    </ServicePart>
  );
}
