import type { CaseStudy } from '#content/schemas/case.ts';
import { diamonds } from '#ui/diamonds.ts';
import styles from './change-drawing.module.css';
import { type ChangeProgress, ChangeProgressContext, MovingPart } from './moving-part.tsx';

/** The number of parts before and after the change. */
type DrawingProps = Record<'before' | 'after', number>;

const drawings = { layers: LayersDrawing, lines: LinesDrawing, files: FilesDrawing };

interface ChangeDrawingProps {
  drawing: CaseStudy['drawing'];
  progress: ChangeProgress;
}

/** A removed part leaves an outline. Without script, and on paper, the drawing shows the state after the change. */
export function ChangeDrawing({ drawing, progress }: ChangeDrawingProps) {
  const { kind, description, before, after } = drawing;
  const Drawing = drawings[kind];
  return (
    <svg
      viewBox="0 0 480 360"
      role="img"
      aria-label={description}
      className={styles.drawing}
      data-progress={typeof progress === 'number' ? 'moved' : progress}
    >
      <ChangeProgressContext value={progress}>
        <Drawing before={before} after={after} />
      </ChangeProgressContext>
    </svg>
  );
}

/** Files side by side, which slide onto the files that remain after the change. */
function FilesDrawing({ before, after }: DrawingProps) {
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

/** A building: the floors that remain close the gaps, from the ground floor to the roof. */
function LayersDrawing({ before, after }: DrawingProps) {
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

/** Columns of lines: the first column spreads over the others, and each line gets an owner. */
function LinesDrawing({ before, after }: DrawingProps) {
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
