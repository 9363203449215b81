import styles from './figure.module.css';
import { type FigureId, figureIds, figureShapes, scaffold } from './figure-shapes.ts';

/** The drawings themselves, once a page; `Figure` refers to them. */
export function FigureSymbols({ figures = figureIds }: { figures?: readonly FigureId[] }) {
  return figures.map((figure) => (
    <symbol key={figure} id={`figure-${figure}`} viewBox="0 0 96 96">
      <path className={styles.s} d={scaffold} />
      {figureShapes[figure].map(([kind, path]) => (
        <path key={kind} className={styles[kind === 'l t' ? 't' : kind]} d={path} />
      ))}
    </symbol>
  ));
}

/** One service's drawing. Its size and colours come from the class and from --figure-* properties. */
export function Figure({ figure, small = false }: { figure: FigureId; small?: boolean }) {
  return (
    <svg className={small ? styles.small : styles.figure} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`#figure-${figure}`} />
    </svg>
  );
}
