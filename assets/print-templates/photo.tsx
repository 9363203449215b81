import styles from './photo.module.css';

export interface PhotoSource {
  /** One JPEG, cropped as it is printed, because a PDF contains the whole file unchanged. */
  src: string;
  width: number;
  height: number;
}

interface PhotoProps {
  source: PhotoSource;
  /** Empty if the picture is decoration. */
  alt?: string;
  className?: string | undefined;
}

export function Photo({ source, alt = '', className }: PhotoProps) {
  return (
    <div className={`${styles.photo} ${className ?? ''}`}>
      <img src={source.src} width={source.width} height={source.height} alt={alt} />
    </div>
  );
}
