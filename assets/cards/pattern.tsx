import styles from './pattern.module.css';

/** The star pattern in hairlines, fading toward the words. */
export function Pattern() {
  return <div className={styles.pattern} />;
}
