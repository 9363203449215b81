import styles from './logo.module.css';
import { logoShapes } from './logo-shapes.ts';

const symbolId = 'logo';

/** The drawing itself, once a page; `Logo` refers to it. */
export function LogoSymbol({ lockup }: { lockup: keyof typeof logoShapes }) {
  const { viewBox, ink, quiet, mark } = logoShapes[lockup];
  return (
    <symbol id={symbolId} viewBox={viewBox}>
      <path className={styles.ink} d={ink} />
      <path className={styles.quiet} d={quiet} />
      <path className={styles.mark} d={mark} />
    </symbol>
  );
}

export interface LogoProps {
  lockup: keyof typeof logoShapes;
  /** What a screen reader says, where the logo is not inside a link that says it. */
  label?: string;
  className?: string | undefined;
}

/** The lockup in the colour of the text around it. Its height is set by the class; the width follows. */
export function Logo({ lockup, label, className }: LogoProps) {
  const { viewBox } = logoShapes[lockup];
  const drawing = <use href={`#${symbolId}`} />;
  if (!label) {
    return (
      <svg className={className} viewBox={viewBox} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
