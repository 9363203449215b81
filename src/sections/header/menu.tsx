import { Arrow, Chevron } from '#ui/arrow.tsx';
import { Illustration, type IllustrationProps } from '#ui/illustration.tsx';
import { GoLink } from '#ui/link.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './menu.module.css';

// A separate style sheet, because a closed panel needs none of it for the first paint.
import panel from './menu-panel.module.css';

export interface MenuLink {
  href: string;
  label: string;
  /** `page` on the page itself, true on a page below it. */
  current?: 'page' | true | undefined;
  illustration?: IllustrationProps;
  onlyWide?: boolean;
}

export interface MenuContent {
  id: string;
  label: string;
  title: string;
  text: string;
  more?: MenuLink[];
  links: MenuLink[];
}

/** A button and the panel that it opens: a popover, so it works without a script. */
export function Menu({ id, label, title, text, more = [], links }: MenuContent) {
  const isCurrent = [...more, ...links].some(({ current }) => current);
  return (
    <>
      <button
        type="button"
        className={`line ${styles.button}`}
        popoverTarget={id}
        aria-current={isCurrent || undefined}
      >
        {label} <Chevron />
      </button>
      <div id={id} popover="auto" className={panel.panel} data-menu="">
        <div className={`container ${panel.body}`}>
          <div className={`stack ${panel.lead}`}>
            <p className="display-3">{title}</p>
            <p className="small muted">{text}</p>
            {more.map((link) => (
              <GoLink key={link.href} href={link.href} aria-current={link.current}>
                {link.label}
              </GoLink>
            ))}
          </div>
          <ul className={panel.list}>
            {links.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} aria-current={link.current}>
                  {link.illustration && <Illustration {...link.illustration} small />}
                  <span>{richText(link.label)}</span>
                  <Arrow />
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
