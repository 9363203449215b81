import { useEffect, useState } from 'react';
import type { Service } from '#content/schemas/service.ts';
import { panelId, Tabs, tabId } from '#ui/tabs.tsx';
import { richText } from '#ui/text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useLocationHash } from '#ui/use-location.ts';
import styles from './pestle.module.css';

type PestleProps = NonNullable<Service['pestle']>;

/** The acronym is Latin, so it runs left to right in Arabic too. Before hydration `:target` shows a panel. */
export function Pestle({ title, introduction, factors }: PestleProps) {
  const [selected, select] = useState(factors[0]?.id ?? '');
  const isHydrated = useHydrated();
  const hash = useLocationHash();
  const linked = factors.find(({ id }) => hash === `#${panelId(id)}`)?.id;

  useEffect(() => {
    if (linked) select(linked);
  }, [linked]);

  return (
    <section id="pestle" className={`section on-warm ${isHydrated ? '' : styles.plain}`}>
      <div className="container">
        <div className={`spread ${styles.head}`}>
          <h2>{richText(title)}</h2>
          <p className="small muted">{richText(introduction)}</p>
        </div>
        <Tabs
          label={title}
          selected={selected}
          onSelect={select}
          onHover
          className={`tiles ${styles.factors}`}
          tabClassName={styles.factor}
          tabs={factors.map(({ id, letter, name }) => ({
            id,
            href: `#${panelId(id)}`,
            label: (
              <>
                <b lang="en">{letter}</b>
                <bdi>{name}</bdi>
              </>
            ),
          }))}
        />
        <div className={styles.panels}>
          {factors.map(({ id, name, title: claim, description }) => (
            <div
              key={id}
              id={panelId(id)}
              role="tabpanel"
              aria-labelledby={tabId(id)}
              className={`grid print-whole ${styles.panel}`}
              hidden={id !== selected}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be a tab stop
              tabIndex={0}
            >
              <h3 className="col">
                <span className={`label ${styles.name}`}>{name}</span>
                {richText(claim)}
              </h3>
              <p className="col lead">{richText(description)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
