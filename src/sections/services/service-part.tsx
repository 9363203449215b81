import type { ReactNode } from 'react';
import { richText } from '../../ui/text.tsx';
import styles from './service-part.module.css';

interface ServicePartProps {
  id: string;
  title: string;
  introduction?: string;
  children: ReactNode;
}

export function ServicePart({ id, title, introduction, children }: ServicePartProps) {
  return (
    <section id={id} className="section">
      <div className="wrap grid">
        <h2 className={`aside ${styles.title}`}>{richText(title)}</h2>
        <div className={`main ${styles.body}`}>
          {introduction && <p className={`lead ${styles.introduction}`}>{richText(introduction)}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
