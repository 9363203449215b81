import type { KeyboardEvent, ReactNode } from 'react';
import { hasModifier } from './has-modifier.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  /** The link that the tab follows before its code has loaded, or without JavaScript. */
  href: string;
}

interface TabsProps {
  tabs: Tab[];
  selected: string;
  onSelect: (id: string) => void;
  label: string;
  onHover?: boolean;
  className?: string | undefined;
  tabClassName?: string | undefined;
}

/** Returns the id of a tab's panel, which needs `role="tabpanel"` and `aria-labelledby` of `tab-…`. */
export const panelId = (id: string) => `panel-${id}`;
export const tabId = (id: string) => `tab-${id}`;

/** A list of tabs by the ARIA pattern: one stop for Tab, arrows along the reading direction, Home and End. */
export function Tabs({ tabs, selected, onSelect, label, onHover, className, tabClassName }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = neighbour(event, tabs, selected);
    if (!target || hasModifier(event)) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name, href }) => (
        <a
          key={id}
          id={tabId(id)}
          role="tab"
          href={href}
          className={tabClassName}
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          tabIndex={id === selected ? 0 : -1}
          onPointerEnter={onHover ? () => onSelect(id) : undefined}
          onFocus={() => onSelect(id)}
          onClick={(event) => {
            if (hasModifier(event)) return;
            event.preventDefault();
            onSelect(id);
          }}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

/** Returns the tab to which a key leads from the selected one; undefined for keys that are not in the pattern. */
function neighbour(event: KeyboardEvent, tabs: Tab[], selected: string): Tab | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const index = tabs.findIndex(({ id }) => id === selected);
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) return tabs[(index + step + tabs.length) % tabs.length];
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  return undefined;
}
