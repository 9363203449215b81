import { Portrait, portraitGrounds } from '#ui/portrait.tsx';
import styles from './faces.module.css';

/** The leaders' plates in a row along the foot. */
export function Faces({ letters }: { letters: string[] }) {
  return (
    <div className={styles.row}>
      {letters.map((letter, index) => (
        <Portrait
          // biome-ignore lint/suspicious/noArrayIndexKey: two leaders may have one letter, and none ever moves
          key={index}
          letter={letter}
          ground={portraitGrounds[index % portraitGrounds.length] ?? 'night'}
        />
      ))}
    </div>
  );
}
