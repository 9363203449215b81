import type { logoShapes } from './logo-shapes.ts';

type Shapes = typeof logoShapes;

/** Without the shapes, which a dialog drawn in the browser would fetch as well. */
const viewBoxes: { [Lockup in keyof Shapes]: Shapes[Lockup]['viewBox'] } = {
  en: '0 0 217 64',
  ar: '0 0 303.9 64',
};

export interface LogoProps {
  lockup: keyof Shapes;
  /** What a screen reader says, where the logo is not inside a link that says it. */
  label?: string;
  className?: string | undefined;
}

/** The lockup in the colour of the text around it. Its height is set by the class; the width follows. */
export function Logo({ lockup, label, className }: LogoProps) {
  const viewBox = viewBoxes[lockup];
  const drawing = <use href={`${import.meta.env.FIGURES}#logo-${lockup}`} />;
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
