import styles from './illustration.module.css';
import ar from './sprites/ar.svg?url';
import en from './sprites/en.svg?url';
import subCards from './sprites/sub-cards.svg?url';

const sprites = { en, ar, 'sub-cards': subCards };

export interface IllustrationProps {
  name: string;
  of: keyof typeof sprites;
  small?: boolean;
}

/** The drawing of a service or a sub-card. Size and colours come from the class and from --illustration-*. */
export function Illustration({ name, of, small = false }: IllustrationProps) {
  return (
    <svg className={small ? styles.small : styles.illustration} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${sprites[of]}#${name}`} />
    </svg>
  );
}
