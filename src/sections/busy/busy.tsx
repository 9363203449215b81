import type { Ui } from '#content/schemas/ui.ts';
import styles from './busy.module.css';

/** What a visitor gets from an overloaded site: little, so that it costs nothing. */
export function Busy({ title, text, sending, again }: Ui['busy']) {
  return (
    <main className={styles.busy}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{sending}</p>
      <form>
        <button type="submit">{again}</button>
      </form>
    </main>
  );
}
