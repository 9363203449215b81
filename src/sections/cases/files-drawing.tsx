import { diamonds } from '#ui/diamonds.ts';
import { type DrawingProps, MovingPart } from './moving-part.tsx';
import styles from './section-drawing.module.css';

/** Files side by side, which slide onto the files that remain after the change. */
export function FilesDrawing({ before, after }: DrawingProps) {
  const indexes = [...Array(before).keys()];
  const gap = 300 / Math.max(1, before - 1);
  const x = (index: number) => 20 + index * gap;
  const y = (index: number) => 60 + (index % 2 ? 22 : 0);
  const goal = (index: number) => 170 + ((index % after) - (after - 1) / 2) * 160;
  return (
    <>
      <path
        className={styles.ghost}
        d={indexes.map((index) => `M${x(index)} ${y(index)}${outline}`).join('')}
      />
      {indexes.map((index) => (
        <MovingPart key={index} x={goal(index) - x(index)} y={71 - y(index)}>
          <path className={styles.wall} d={`M${x(index)} ${y(index)}${outline}`} />
          <path className={styles.hair} d={`M${x(index) + 20} ${y(index) + 110}h100m0 22h-100m0 22h70`} />
          <path
            className={index < before - after ? styles.open : styles.mark}
            d={diamonds([[x(index) + 33, y(index) + 62]], 13)}
          />
        </MovingPart>
      ))}
    </>
  );
}

const outline = 'h50l10 14h80v186h-140z';
