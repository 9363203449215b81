import { drawingHref } from './drawing-href.ts';
import styles from './figure.module.css';

export interface FigureProps {
  figure: string;
  of?: 'services' | 'sub-cards';
  small?: boolean;
}

/** The drawing of a service or a sub-card. Size and colours come from the class and from --figure-*. */
export function Figure({ figure, of = 'services', small = false }: FigureProps) {
  return (
    <svg className={small ? styles.small : styles.figure} viewBox="0 0 96 96" aria-hidden="true">
      <use href={drawingHref(of, figure)} />
    </svg>
  );
}
