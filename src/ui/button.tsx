import type { ComponentProps } from 'react';
import { Arrow } from './arrow.tsx';
import styles from './button.module.css';
import link from './link.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  children: string;
  /** `line` is for what stands beside the screen's one primary button. */
  look?: 'primary' | 'line';
}

/** A button that does something here; what looks the same and leads elsewhere is a `ButtonLink`. */
export function Button({ children, look = 'primary', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={look === 'line' ? `${link.button} ${styles.line}` : `${link.button} ${styles.primary}`}
    >
      <span data-name>{children}</span> {look === 'primary' && <Arrow />}
    </button>
  );
}
