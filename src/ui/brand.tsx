import styles from './brand.module.css';
import { type BrandShape, brandShapes } from './brand-shapes.ts';
import { Name } from './text.tsx';

export interface BrandProps {
  name: string;
  shape: BrandShape;
  face: 'text' | 'display' | 'wide';
}

/** Another firm's mark and name, in one colour. */
export function Brand({ name, shape, face }: BrandProps) {
  return (
    <span className={styles.brand} data-face={face}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={brandShapes[shape]} />
      </svg>
      <Name>{name}</Name>
    </span>
  );
}
