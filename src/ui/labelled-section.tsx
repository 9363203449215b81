import type { ReactNode } from 'react';
import { richText } from './text.tsx';

interface LabelledSectionProps {
  label: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function LabelledSection({ label, id, className = 'section', children }: LabelledSectionProps) {
  return (
    <section id={id} className={className}>
      <div className="container">
        <div className="grid-line grid">
          <h2 className="label col-label">{richText(label)}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
