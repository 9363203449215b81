import styles from './busy.module.css';

export interface BusyProps {
  title: string;
  text: string;
  /** To somebody who was sending a form. */
  sending: string;
  again: string;
}

/** What a visitor gets from an overloaded site: little, so that it costs nothing. */
export function Busy({ title, text, sending, again }: BusyProps) {
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
