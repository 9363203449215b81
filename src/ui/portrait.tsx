import { Picture, type PictureSource } from './picture.tsx';
import styles from './portrait.module.css';
import { parseSvg, withInheritedColors } from './svg.ts';

const letters = import.meta.glob<string>('../svg/letters/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const portraitBackgrounds = ['night', 'sand', 'azure', 'limestone', 'brass'] as const;

export interface PortraitProps {
  picture?: PictureSource | undefined;
  /** The given name's first letter in Arabic: shown on a lattice until there is a photograph. */
  letter: string;
  background: (typeof portraitBackgrounds)[number];
  /** A square next to a name, not a large picture above it. */
  small?: boolean;
}

/** A person's picture. The name stands beside it, so it says nothing of its own; it never mirrors. */
export function Portrait({ picture, letter, background, small }: PortraitProps) {
  if (picture) {
    return (
      <span className={styles.portrait} data-small={small}>
        <Picture source={picture} className={styles.photograph} />
      </span>
    );
  }
  const { viewBox, content } = parseSvg(svgOfLetter(letter));
  return (
    <span className={styles.portrait} data-background={background} data-small={small}>
      <span className={styles.light} />
      <svg
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own
        dangerouslySetInnerHTML={{ __html: withInheritedColors(content) }}
      />
    </span>
  );
}

/** The file whose name begins with the letter's number in Unicode. */
function svgOfLetter(letter: string): string {
  const number = letter.charCodeAt(0).toString(16).padStart(4, '0');
  const [, svg] = Object.entries(letters).find(([path]) => path.includes(`/${number}-`)) ?? [];
  if (!svg) throw new Error(`src/svg/letters has no ${number}-….svg for the letter ${letter}`);
  return svg;
}
