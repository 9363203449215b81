import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { CaseStudy } from '#content/schemas/case.ts';
import { diamonds } from '#ui/diamonds.ts';
import styles from './section-drawing.module.css';

type Drawing = CaseStudy['drawing'];
interface Parts {
  before: number;
  after: number;
}

const drawings = { layers: Layers, lines: Lines, files: Files } satisfies Record<
  Drawing['kind'],
  (parts: Parts) => ReactNode
>;

interface SectionDrawingProps {
  drawing: Drawing;
  /** From 0, before, to 1, after; `first` and `last` apply until a visitor moves the slider. */
  share: number | 'first' | 'last';
}

const ShareContext = createContext<SectionDrawingProps['share']>('last');

/** What is removed leaves an outline. Without script, and on paper, it shows the state after. */
export function SectionDrawing({ drawing, share }: SectionDrawingProps) {
  const Parts = drawings[drawing.kind];
  return (
    <svg
      viewBox="0 0 480 360"
      role="img"
      aria-label={drawing.description}
      className={styles.drawing}
      data-at={typeof share === 'number' ? 'share' : share}
    >
      <ShareContext value={share}>
        <Parts {...drawing} />
      </ShareContext>
    </svg>
  );
}

interface MovingProps {
  x?: number;
  y?: number;
  /** Its width after, in widths before. */
  stretch?: number;
  seen?: 'before' | 'after';
  children: ReactNode;
}

function Moving({ x = 0, y = 0, stretch = 1, seen, children }: MovingProps) {
  const share = useContext(ShareContext);
  const style = typeof share === 'number' ? movedStyle() : undefined;
  const after = {
    transform: `translate(${x} ${y}) scale(${stretch} 1)`,
    opacity: seen === 'before' ? 0 : undefined,
  };
  return (
    <g className={styles.moving} data-seen={seen} {...after} style={style}>
      {children}
    </g>
  );

  function movedStyle() {
    const at = Number(share);
    const transform = `translate(${x * at}px, ${y * at}px) scale(${1 + (stretch - 1) * at}, 1)`;
    const opacity = { before: 1 - at, after: at, always: 1 }[seen ?? 'always'];
    return { '--transform': transform, '--opacity': opacity } as CSSProperties;
  }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A building of floors: those that remain close up, from the ground floor to the roof. */
function Layers({ before, after }: Parts) {
  const height = 300 / before;
  const kept = range(after).map((index) => Math.round((index * (before - 1)) / Math.max(1, after - 1)));
  const roof = 330 - 300;
  return (
    <>
      <path className={styles.ghost} d={`M90 330V${roof}H390V330`} />
      {range(before).map((floor) => {
        const place = kept.indexOf(floor);
        const top = 330 - (floor + 1) * height;
        const out = floor % 2 ? 75 : -75;
        const move = place < 0 ? ({ x: out, seen: 'before' } as const) : { y: (floor - place) * height };
        return (
          <Moving key={floor} {...move}>
            <path className={styles.wall} d={`M90 ${top}h300v${height}h-300z`} />
            <path
              className={styles.hair}
              d={`M150 ${top}v${height}m60 0v-${height}m60 0v${height}m60 0v-${height}`}
            />
            <path className={styles.slab} d={`M84 ${top + 2}h312`} />
            {(floor === 0 || floor === before - 1) && (
              <path className={styles.mark} d={diamonds([[240, top + height / 2 + 1]], 9)} />
            )}
          </Moving>
        );
      })}
      <path className={styles.slab} d="M30 331h420" />
    </>
  );
}

/** A column for each item that is left after; the first spreads over the others, and each line has its owner. */
function Lines({ before, after }: Parts) {
  const columns = Math.ceil(before / after);
  const width = 400 / columns;
  const pitch = 300 / after;
  const owners = range(after).map((index) => [40, 30 + pitch * (index + 0.5)] as const);
  return (
    <>
      <path className={styles.ghost} d="M52 24H464V336H52Z" />
      {range(columns).map((column) => {
        const lines = Math.min(after, before - column * after);
        const move =
          column === 0 ? { stretch: 400 / (width - 10) } : ({ x: -column * width, seen: 'before' } as const);
        return (
          <g key={column} transform={`translate(${58 + column * width} 30)`}>
            <Moving {...move}>
              <line
                className={styles.lines}
                x1={width / 2 - 5}
                x2={width / 2 - 5}
                y1={pitch / 2 - 1}
                y2={lines * pitch}
                strokeWidth={width - 10}
                strokeDasharray={`2 ${pitch - 2}`}
              />
            </Moving>
          </g>
        );
      })}
      <Moving seen="after">
        <path className={styles.mark} d={diamonds(owners, Math.min(4, pitch / 2 - 0.5))} />
      </Moving>
    </>
  );
}

const file = 'h50l10 14h80v186h-140z';

/** Files side by side, which slide into as many as are left after. */
function Files({ before, after }: Parts) {
  const gap = 300 / Math.max(1, before - 1);
  const x = (index: number) => 20 + index * gap;
  const y = (index: number) => 60 + (index % 2 ? 22 : 0);
  const goal = (index: number) => 170 + ((index % after) - (after - 1) / 2) * 160;
  return (
    <>
      <path
        className={styles.ghost}
        d={range(before)
          .map((index) => `M${x(index)} ${y(index)}${file}`)
          .join('')}
      />
      {range(before).map((index) => (
        <Moving key={index} x={goal(index) - x(index)} y={71 - y(index)}>
          <path className={styles.wall} d={`M${x(index)} ${y(index)}${file}`} />
          <path className={styles.hair} d={`M${x(index) + 20} ${y(index) + 110}h100m0 22h-100m0 22h70`} />
          <path
            className={index < before - after ? styles.open : styles.mark}
            d={diamonds([[x(index) + 33, y(index) + 62]], 13)}
          />
        </Moving>
      ))}
    </>
  );
}
