import type { NarrowPicture, PictureSource } from '#lib/picture-source.ts';
import styles from './picture.module.css';

interface PictureProps {
  source: PictureSource;
  narrow?: NarrowPicture;
  /** Empty if the picture is decoration. */
  alt?: string;
  className?: string | undefined;
  first?: boolean;
  loading?: 'lazy' | 'eager';
}

const narrowScreens = '(width < 64rem) and (orientation: portrait)';

/** A picture in several formats with its size set; lazy, unless it is on the first screen. */
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
