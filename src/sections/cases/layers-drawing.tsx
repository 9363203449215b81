import { diamonds } from '#ui/diamonds.ts';
import { type DrawingProps, MovingPart } from './moving-part.tsx';
import styles from './section-drawing.module.css';

/** A building: the floors that remain close the gaps, from the ground floor to the roof. */
export function LayersDrawing({ before, after }: DrawingProps) {
  const height = 300 / before;
  const floors = [...Array(before).keys()];
  const remaining = [...Array(after).keys()].map((index) =>
    Math.round((index * (before - 1)) / Math.max(1, after - 1)),
  );
  const roof = 330 - 300;
  return (
    <>
      <path className={styles.ghost} d={`M90 330V${roof}H390V330`} />
      {floors.map((floor) => {
        const place = remaining.indexOf(floor);
        const top = 330 - (floor + 1) * height;
        const out = floor % 2 ? 75 : -75;
        const move = place < 0 ? ({ x: out, visibleIn: 'before' } as const) : { y: (floor - place) * height };
        return (
          <MovingPart key={floor} {...move}>
            <path className={styles.wall} d={`M90 ${top}h300v${height}h-300z`} />
            <path
              className={styles.hair}
              d={`M150 ${top}v${height}m60 0v-${height}m60 0v${height}m60 0v-${height}`}
            />
            <path className={styles.slab} d={`M84 ${top + 2}h312`} />
            {(floor === 0 || floor === before - 1) && (
              <path className={styles.mark} d={diamonds([[240, top + height / 2 + 1]], 9)} />
            )}
          </MovingPart>
        );
      })}
      <path className={styles.slab} d="M30 331h420" />
    </>
  );
}
