import { Text } from '../../ui/text.tsx';
import styles from './statement.module.css';

/** The firm's view on the page's subject, set large, that opens with the grid line. */
export function Statement({ label, text }: { label: string; text: string }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="grid-line grid">
          <h2 className="label aside">{label}</h2>
          <p className={`statement main ${styles.text}`}>
            <Text>{text}</Text>
          </p>
        </div>
      </div>
    </section>
  );
}
