import type { Ui } from '#content/schemas/ui.ts';
import styles from './error-page.module.css';

/** The page of an overloaded site, or of a form that it refuses. It is small, so that it costs little. */
export function ErrorPage({ title, text, sending, again }: Ui['unavailable']) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{sending}</p>
      <form>
        <button type="submit">{again}</button>
      </form>
    </main>
  );
}
