import styles from './pattern.module.css';

/** The khatam pattern in hairlines, fading toward the words. */
export function Pattern() {
  return <div className={styles.pattern} />;
}
