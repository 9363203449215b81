import type { ReactNode } from 'react';
import styles from './reference.module.css';
import { Latin } from './text.tsx';

interface ReferenceProps {
  label: string;
  value: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A submission's number, with `children` next to it. */
export function Reference({ label, value, className = '', children }: ReferenceProps) {
  return (
    <div className={`cluster ${styles.reference} ${className}`}>
      <p>
        <span className="small muted">{label}</span>
        <Latin>{value}</Latin>
      </p>
      {children}
    </div>
  );
}
