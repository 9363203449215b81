import { useState } from 'react';
import type { Service } from '#content/schemas/service.ts';
import { panelId, Tabs, tabId } from '../../ui/tabs.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './pestle.module.css';

export type PestleProps = NonNullable<Service['pestle']>;

/** The seven forces behind their letters. The acronym is Latin: it runs left to right in both languages. */
export function Pestle({ title, introduction, letters }: PestleProps) {
  const [selected, select] = useState(letters[0]?.id ?? '');
  return (
    <section id="pestle" className="section on-warm">
      <div className="wrap">
        <div className={`apart ${styles.head}`}>
          <h2>{richText(title)}</h2>
          <p className="small muted">{richText(introduction)}</p>
        </div>
        <Tabs
          label={title}
          selected={selected}
          onSelect={select}
          onHover
          className={styles.letters}
          tabClassName={styles.letter}
          tabs={letters.map(({ id, letter, name }) => ({
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
        {letters.map(({ id, name, title: claim, description }) => (
          <div
            key={id}
            id={panelId(id)}
            role="tabpanel"
            aria-labelledby={tabId(id)}
            className={`grid ${styles.panel}`}
            hidden={id !== selected}
          >
            <h3 className="size-2">
              <span className={`label ${styles.name}`}>{name}</span>
              {richText(claim)}
            </h3>
            <p className="lead">{richText(description)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
