import { parseSvg, withInheritedColors } from '#lib/parse-svg.ts';
import type { PictureSource } from '#lib/picture-source.ts';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

const letters = import.meta.glob<string>('../svg/letters/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const portraitBackgrounds = ['night', 'sand', 'azure', 'limestone', 'brass'] as const;

export interface PortraitProps {
  picture?: PictureSource | undefined;
  letter: string;
  background: (typeof portraitBackgrounds)[number];
  /** True for a square next to a name, false for a large picture above it. */
  small?: boolean;
}

/** A person's picture. The name is next to it, so it has no text alternative; it is never mirrored. */
export function Portrait({ picture, letter, background, small }: PortraitProps) {
  if (picture) {
    return (
      <span className={`cover ${styles.portrait}`} data-small={small}>
        <Picture source={picture} />
      </span>
    );
  }
  return (
    <span className={`cover ${styles.portrait}`} data-background={background} data-small={small}>
      <span className={styles.light} />
      <Letter letter={letter} />
    </span>
  );
}

/** An Arabic letter is a drawing whose dots are diamonds; another letter is text with a diamond as its full stop. */
function Letter({ letter }: { letter: string }) {
  const number = letter.charCodeAt(0).toString(16).padStart(4, '0');
  const [, svg] = Object.entries(letters).find(([path]) => path.includes(`/${number}-`)) ?? [];
  if (!svg) {
    return (
      <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <text x="500" y="660" textAnchor="end">
          {letter}
        </text>
        <path d="m582 584 46 46-46 46-46-46z" fill="var(--mark)" />
      </svg>
    );
  }
  const { viewBox, content } = parseSvg(svg);
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project
      dangerouslySetInnerHTML={{ __html: withInheritedColors(content) }}
    />
  );
}
