import type { ComponentProps } from 'react';
import { Arrow } from './arrow.tsx';
import styles from './button.module.css';
import link from './link.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  children: string;
  /** `outline` is for what stands beside the screen's one primary button. */
  variant?: 'primary' | 'outline';
}

/** A button that does something here; what looks the same and leads elsewhere is a `ButtonLink`. */
export function Button({ children, variant = 'primary', ...rest }: ButtonProps) {
  return (
    <button {...rest} className={`${link.button} ${styles[variant]}`}>
      <span data-name>{children}</span> {variant === 'primary' && <Arrow />}
    </button>
  );
}
