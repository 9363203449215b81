import styles from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';
import { Name } from './text.tsx';

interface BrandProps {
  name: string;
  shape: string;
  face: 'text' | 'display' | 'wide';
}

export function Brand({ name, shape, face }: BrandProps) {
  return (
    <span className={styles.brand} data-face={face === 'text' ? undefined : face}>
      <BrandMark shape={shape} />
      <Name>{name}</Name>
    </span>
  );
}
