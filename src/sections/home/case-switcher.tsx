import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Home } from '#content/schemas/home.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { GoLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { panelId, Tabs, tabId } from '#ui/tabs.tsx';
import { Name, richText } from '#ui/text.tsx';
import { whenEntered } from '#ui/when-entered.ts';
import styles from './case-switcher.module.css';

interface SwitcherCase
  extends Record<'id' | 'name' | 'href' | 'industry' | 'title' | 'challenge' | 'summary', string> {
  results: Record<'figure' | 'label', string>[];
  picture: PictureSource;
}

export type CaseSwitcherProps = Home['cases'] & { cases: SwitcherCase[] };

/** The cases behind tabs, or the only one. The section keeps the accent's colour once a visitor enters it. */
export function CaseSwitcher({ label, more, cases }: CaseSwitcherProps) {
  const section = useRef<HTMLElement>(null);
  const [selected, select] = useState(cases[0]?.id ?? '');
  const entered = useEntered(section);

  return (
    <section ref={section} className={`section ${styles.section} ${entered ? 'on-accent' : ''}`}>
      <div className="container">
        <div className="grid-line grid">
          <div className="col-label">
            <h2 className={`label ${styles.label}`}>{label}</h2>
            {cases.length > 1 && (
              <Tabs
                label={label}
                selected={selected}
                onSelect={select}
                className={`stack ${styles.tabs}`}
                tabClassName={`line ${styles.tab}`}
                tabs={cases.map(({ id, name, href }) => ({ id, href, label: <TabName name={name} /> }))}
              />
            )}
          </div>
          {cases.map((study) => (
            <CasePanel
              key={study.id}
              study={study}
              more={more}
              hasTab={cases.length > 1}
              shown={study.id === selected}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function TabName({ name }: { name: string }) {
  return (
    <>
      <i className="diamond" aria-hidden="true" />
      <Name>{name}</Name>
    </>
  );
}

interface CasePanelProps {
  more: string;
  study: SwitcherCase;
  hasTab: boolean;
  shown: boolean;
}

function CasePanel({ study, more, hasTab, shown }: CasePanelProps) {
  const { id, name, href, industry, title, challenge, results, summary, picture } = study;
  return (
    <div
      id={panelId(id)}
      {...(hasTab && { role: 'tabpanel', 'aria-labelledby': tabId(id) })}
      className={`col-body print-whole ${styles.panel}`}
      hidden={!shown}
    >
      <div className={`col stack ${styles.text}`}>
        <p className="label">{industry}</p>
        <h3 className="size-2">{richText(title)}</h3>
        <p className="muted">{richText(challenge)}</p>
        <dl className={`tiles ${styles.results}`} data-columns={3} data-count={results.length}>
          {results.map(({ figure, label }) => (
            <div key={label} className="stack">
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">{richText(summary)}</p>
        <p>
          <GoLink href={href} about={name}>
            {more}
          </GoLink>
        </p>
      </div>
      <div className={`col cover ${styles.picture}`}>
        <Picture source={picture} />
      </div>
    </div>
  );
}

function useEntered(section: RefObject<HTMLElement | null>): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const entering = { events: ['pointermove', 'focusin'], seen: { rootMargin: '-50% 0px -50% 0px' } };
    return whenEntered(section.current, entering, () => setEntered(true));
  }, [section]);
  return entered;
}
