import { GoLink } from '#ui/link.tsx';
import type { PageProps } from './page-props.ts';
import styles from './pdf-viewer.module.css';

type PdfViewerProps = PageProps & { file: string; size: string };

export function PdfViewer({ page: { headline, introduction }, ui, file, size }: PdfViewerProps) {
  const labels = ui.profile;
  return (
    <div className={styles.viewer}>
      <header className={`cluster ${styles.bar}`}>
        <h1>{headline}</h1>
        <p className={`cluster ${styles.links}`}>
          <GoLink href={file} target="_blank">
            {labels.open}
          </GoLink>
          <GoLink href={file} download>
            {`${labels.download} (${size})`}
          </GoLink>
        </p>
      </header>
      <object data={file} type="application/pdf" aria-label={headline} className={styles.document}>
        <p className="lead">{introduction}</p>
        <p>{labels.fallback}</p>
      </object>
    </div>
  );
}
