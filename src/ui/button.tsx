import type { ComponentProps } from 'react';
import { Arrow } from './arrow.tsx';
import styles from './button.module.css';
import link from './link.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  children: string;
  /** `outline` is for a button next to the screen's primary one. */
  variant?: 'primary' | 'outline';
}

/** A button that acts on this page; `ButtonLink` looks the same and leads to another. */
export function Button({ children, variant = 'primary', ...rest }: ButtonProps) {
  return (
    <button {...rest} className={`${link.button} ${styles[variant]}`}>
      <span data-name>{children}</span> {variant === 'primary' && <Arrow />}
    </button>
  );
}
