import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import styles from './change-drawing.module.css';

/** From 0, before the change, to 1, after it; `initial` and `final` apply until a visitor moves the slider. */
export type ChangeProgress = number | 'initial' | 'final';

export const ChangeProgressContext = createContext<ChangeProgress>('final');

interface MovingPartProps {
  x?: number;
  y?: number;
  /** The width after the change, as a multiple of the width before. */
  stretch?: number;
  visibleIn?: 'before' | 'after';
  children: ReactNode;
}

export function MovingPart({ x = 0, y = 0, stretch = 1, visibleIn, children }: MovingPartProps) {
  const progress = useContext(ChangeProgressContext);
  const after = {
    transform: `translate(${x} ${y}) scale(${stretch} 1)`,
    opacity: visibleIn === 'before' ? 0 : undefined,
  };
  const style = typeof progress === 'number' ? styleAt(progress) : undefined;
  return (
    <g className={styles.moving} data-visible-in={visibleIn} {...after} style={style}>
      {children}
    </g>
  );

  function styleAt(at: number) {
    const transform = `translate(${x * at}px, ${y * at}px) scale(${1 + (stretch - 1) * at}, 1)`;
    const opacity = { before: 1 - at, after: at, always: 1 }[visibleIn ?? 'always'];
    return { '--transform': transform, '--opacity': opacity } as CSSProperties;
  }
}
