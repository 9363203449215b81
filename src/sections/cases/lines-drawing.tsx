import { diamonds } from '#ui/diamonds.ts';
import { type DrawingProps, MovingPart } from './moving-part.tsx';
import styles from './section-drawing.module.css';

/** Columns of lines: the first column spreads over the others, and each line gets an owner. */
export function LinesDrawing({ before, after }: DrawingProps) {
  const columns = Math.ceil(before / after);
  const width = 410 / columns;
  const pitch = 300 / after;
  const owners = Array.from({ length: after }, (_, index) => [40, 30 + pitch * (index + 0.5)] as const);
  return (
    <>
      <path className={styles.ghost} d="M52 24H464V336H52Z" />
      {[...Array(columns).keys()].map((column) => {
        const lines = Math.min(after, before - column * after);
        const move =
          column === 0
            ? { stretch: 400 / (width - 10) }
            : ({ x: -column * width, visibleIn: 'before' } as const);
        return (
          <g key={column} transform={`translate(${58 + column * width} 30)`}>
            <MovingPart {...move}>
              <line
                className={styles.lines}
                x1={width / 2 - 5}
                x2={width / 2 - 5}
                y1={pitch / 2 - 1}
                y2={lines * pitch}
                strokeWidth={width - 10}
                strokeDasharray={`2 ${pitch - 2}`}
              />
            </MovingPart>
          </g>
        );
      })}
      <MovingPart visibleIn="after">
        <path className={styles.mark} d={diamonds(owners, Math.min(4, pitch / 2 - 0.5))} />
      </MovingPart>
    </>
  );
}
