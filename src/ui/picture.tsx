import styles from './picture.module.css';

export interface NarrowPicture {
  avif: string;
  sizes: string;
}

export interface PictureSource extends NarrowPicture {
  jpeg: string;
  /** natural size of the largest file, in pixels */
  width: number;
  height: number;
  /** of its place until it is there */
  tone: 'stone' | 'chalk' | 'sand' | 'mist' | 'dusk';
}

interface PictureProps {
  source: PictureSource;
  /** Another crop below 64rem in portrait. */
  narrow?: NarrowPicture;
  /** Empty where the picture is mood. */
  alt?: string;
  className?: string | undefined;
  first?: boolean;
  loading?: 'lazy' | 'eager';
}

const narrowScreens = '(width < 64rem) and (orientation: portrait)';

/** A picture in modern and old formats, lazy unless it is the first screen's, with its size set. */
export function Picture({ source, narrow, alt = '', className, first, loading = 'lazy' }: PictureProps) {
  return (
    <picture>
      {narrow && <source media={narrowScreens} type="image/avif" srcSet={narrow.avif} sizes={narrow.sizes} />}
      <source type="image/avif" srcSet={source.avif} sizes={source.sizes} />
      <img
        className={className ? `${styles[source.tone]} ${className}` : styles[source.tone]}
        src={source.jpeg}
        width={source.width}
        height={source.height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading })}
      />
    </picture>
  );
}
