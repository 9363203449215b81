import type { Ui } from '#content/schemas/ui.ts';
import styles from './unavailable.module.css';

/** What a visitor gets from an overloaded site: little, so that it costs nothing. */
export function Unavailable({ title, text, sending, again }: Ui['unavailable']) {
  return (
    <main className={styles.unavailable}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{sending}</p>
      <form>
        <button type="submit">{again}</button>
      </form>
    </main>
  );
}
