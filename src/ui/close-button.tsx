import styles from './close-button.module.css';

/** Closes the dialog around it, without a script too, in a form whose method is `dialog`. */
export function CloseButton({ label }: { label: string }) {
  return (
    <button type="submit" className={styles.close}>
      <span>{label}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 3l14 14M17 3L3 17" />
      </svg>
    </button>
  );
}
