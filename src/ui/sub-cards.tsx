import { Illustration } from './illustration.tsx';
import styles from './sub-cards.module.css';
import { richText } from './text.tsx';

interface SubCardsProps {
  cards: { id: string; title: string; shortDescription: string }[];
  heading: 'h3' | 'h4';
  className?: string | undefined;
  /** 0 makes each card focusable, because it shows more while it has the focus. */
  tabIndex?: 0;
}

export function SubCards({ cards, heading: Heading, className = '', tabIndex }: SubCardsProps) {
  return (
    <ul className={`cells single-on-phone ${className}`} data-columns={2}>
      {cards.map(({ id, title, shortDescription }) => (
        <li key={id} className={`cluster ${styles.card}`} tabIndex={tabIndex}>
          <Illustration name={id} of="sub-cards" />
          <div>
            <Heading>{richText(title)}</Heading>
            <p className="small muted">{richText(shortDescription)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
