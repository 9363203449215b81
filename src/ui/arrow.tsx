import styles from './arrow.module.css';

/** Points in the reading direction, or with `back` against it. */
export function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg className={`icon ${styles.arrow} ${back ? styles.back : ''}`} viewBox="0 0 18 12" aria-hidden="true">
      <path d="M0 6h16.5M11.5 1l5 5-5 5" />
    </svg>
  );
}

export function Chevron() {
  return (
    <svg className={`icon ${styles.chevron}`} viewBox="0 0 10 6" aria-hidden="true">
      <path d="M.5.5 5 5 9.5.5" />
    </svg>
  );
}
