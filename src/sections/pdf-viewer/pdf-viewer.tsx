import { statSync } from 'node:fs';
import { getPages, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { formatFileSize } from '#i18n/numbers.ts';
import { root } from '#lib/project-root.ts';
import { paths } from '#routing/paths.ts';
import { GoLink } from '#ui/link.tsx';
import styles from './pdf-viewer.module.css';

export function PdfViewer({ language }: { language: Language }) {
  const { headline, introduction } = getPages(language)['pdf-viewer'];
  const { profile: labels } = getUi(language);
  const file = paths.companyProfile(language);
  const size = formatFileSize(language, statSync(`${root}public${file}`).size);
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
