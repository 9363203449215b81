import styles from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';
import { Name } from './text.tsx';

interface BrandProps {
  name: string;
  logo: string;
  typeface: 'text' | 'display' | 'wide';
}

export function Brand({ name, logo, typeface }: BrandProps) {
  return (
    <span className={styles.brand} data-typeface={typeface === 'text' ? undefined : typeface}>
      <BrandMark logo={logo} />
      <Name>{name}</Name>
    </span>
  );
}
