import styles from './photo.module.css';

export interface PhotoSource {
  /** One JPEG, cut to the shape it is printed in: a PDF holds it as it is, and the whole of it. */
  src: string;
  width: number;
  height: number;
}

interface PhotoProps {
  source: PhotoSource;
  /** Empty where the picture is mood. */
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
