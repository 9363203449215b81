import { GoLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './hero-panels.module.css';

interface HeroLink {
  href: string;
  label: string;
}

export interface HeroPanel {
  title: string;
  description: string;
  link: HeroLink;
  /** Where the slide leads on a narrow screen, if elsewhere. */
  linkNarrow?: HeroLink | undefined;
}

/** The words of the slides: side by side under a line on wide screens, one over the other on narrow ones. */
export function HeroPanels({ panels }: { panels: HeroPanel[] }) {
  return (
    <ul className={styles.panels}>
      {panels.map(({ title, description, link, linkNarrow }, index) => (
        <li key={title} className={styles.panel} data-slide={index}>
          <h2>
            <Text>{title}</Text>
          </h2>
          <p>
            <Text>{description}</Text>
          </p>
          <GoLink href={link.href} className={linkNarrow && styles.wide}>
            {link.label}
          </GoLink>
          {linkNarrow && (
            <GoLink href={linkNarrow.href} className={styles.narrow}>
              {linkNarrow.label}
            </GoLink>
          )}
        </li>
      ))}
    </ul>
  );
}
