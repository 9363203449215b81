import type { ReactNode } from 'react';
import type { PictureSource } from '#lib/picture-source.ts';
import { Picture } from './picture.tsx';
import styles from './picture-beside.module.css';

interface PictureBesideProps {
  id?: string;
  picture: PictureSource;
  children: ReactNode;
}

/** Text next to a picture, or below it on a narrow screen. */
export function PictureBeside({ id, picture, children }: PictureBesideProps) {
  return (
    <div id={id} className={`grid print-whole ${styles.beside}`}>
      <div className={`col ${styles.picture}`}>
        <Picture source={picture} className="crop" />
      </div>
      <div className={`col ${styles.text}`}>{children}</div>
    </div>
  );
}
