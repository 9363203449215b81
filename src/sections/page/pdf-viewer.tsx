import type { Ui } from '#content/schemas/ui.ts';
import { GoLink } from '../../ui/link.tsx';
import styles from './pdf-viewer.module.css';

export interface PdfViewerProps {
  title: string;
  introduction: string;
  file: string;
  size: string;
  labels: Ui['profile'];
}

export function PdfViewer({ title, introduction, file, size, labels }: PdfViewerProps) {
  return (
    <div className={styles.viewer}>
      <header className={styles.bar}>
        <h1>{title}</h1>
        <p className={styles.links}>
          <GoLink href={file} target="_blank">
            {labels.open}
          </GoLink>
          <GoLink href={file} download>
            {`${labels.download} (${size})`}
          </GoLink>
        </p>
      </header>
      <object data={file} type="application/pdf" aria-label={title} className={styles.document}>
        <p className="lead">{introduction}</p>
        <p>{labels.fallback}</p>
      </object>
    </div>
  );
}
