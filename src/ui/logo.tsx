import ar from './sprites/ar.svg?url';
import en from './sprites/en.svg?url';
import word from './sprites/home.svg?url';
import viewBoxes from './sprites/logo-view-boxes.json' with { type: 'json' };

const sprites = { en, ar, word };

export interface LogoProps {
  variant: keyof typeof sprites;
  /** The label for screen readers, where no link around the logo has one. */
  label?: string;
  className?: string | undefined;
}

/** The logo takes the colour of the text around it; its class sets the height. */
export function Logo({ variant, label, className }: LogoProps) {
  return (
    <svg
      className={className}
      viewBox={viewBoxes[variant]}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprites[variant]}#logo-${variant}`} />
    </svg>
  );
}
