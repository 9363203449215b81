export interface LogoProps {
  lockup: keyof ImportMetaEnv['LOGO_VIEW_BOXES'];
  /** What a screen reader says, where the logo is not inside a link that says it. */
  label?: string;
  className?: string | undefined;
}

/**
 * The lockup of a language, or its word alone, in the colour of the text around it. Its height is set by the class;
 * the width follows.
 */
export function Logo({ lockup, label, className }: LogoProps) {
  return (
    <svg
      className={className}
      viewBox={import.meta.env.LOGO_VIEW_BOXES[lockup]}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${import.meta.env.DRAWING_FILES[lockup]}#logo-${lockup}`} />
    </svg>
  );
}
