import styles from './close-button.module.css';

/** Closes the dialog around it, without a script too. */
export function CloseButton({ label, className }: { label: string; className: string | undefined }) {
  return (
    <form method="dialog" className={className}>
      <button type="submit" className={`line ${styles.close}`}>
        <span>{label}</span>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 3l14 14M17 3L3 17" />
        </svg>
      </button>
    </form>
  );
}
