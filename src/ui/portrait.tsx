import { letterShapes } from './letter-shapes.ts';
import { Picture, type PictureSource } from './picture.tsx';
import styles from './portrait.module.css';

export const portraitGrounds = ['night', 'sand', 'azure', 'limestone', 'brass'] as const;

export interface PortraitProps {
  picture?: PictureSource | undefined;
  /** The given name's first letter in Arabic: shown on a lattice until there is a photograph. */
  letter: string;
  ground: (typeof portraitGrounds)[number];
}

/** A person's picture. The name stands beside it, so it says nothing of its own; it never mirrors. */
export function Portrait({ picture, letter, ground }: PortraitProps) {
  if (picture) {
    return (
      <span className={styles.portrait}>
        <Picture source={picture} className={styles.photograph} />
      </span>
    );
  }
  const shape = letterShapes[letter];
  if (!shape) throw new Error(`there is no drawing of the letter ${letter} in src/ui/letter-shapes.ts`);
  return (
    <span className={styles.portrait} data-ground={ground}>
      <span className={styles.light} />
      <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={shape.body} />
        {shape.dots && <path className={styles.dots} d={shape.dots} />}
      </svg>
    </span>
  );
}
