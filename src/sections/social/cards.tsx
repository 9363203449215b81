import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './cards.module.css';

export interface CardsProps {
  label: string;
  cards: {
    head: string;
    text: string;
    figure?: string | undefined;
    picture: PictureSource;
    mirrored: boolean;
  }[];
}

/** Where the work can be seen: three pictures of one height, the first wide, with words under them. */
export function Cards({ label, cards }: CardsProps) {
  return (
    <section className="section-end">
      <div className="wrap">
        <h2>{label}</h2>
        <ul className={styles.cards}>
          {cards.map(({ head, text, figure, picture, mirrored }) => (
            <li key={head}>
              <div className={styles.picture} data-mirrored={mirrored || undefined}>
                <Picture source={picture} />
              </div>
              <h3>
                {figure && <span className={styles.figure}>{figure}</span>} <Text>{head}</Text>
              </h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
