import type { Client } from '#content/schemas/firm.ts';
import { Brand } from '../../ui/brand.tsx';
import styles from './clients.module.css';

/** The clients' marks in a grid of hairlines. */
export function Clients({ label, clients }: { label: string; clients: Client[] }) {
  return (
    <section id="clients" className="section">
      <div className="wrap">
        <div className="grid-line grid">
          <h2 className="label aside">{label}</h2>
          <ul className={`main ${styles.grid}`}>
            {clients.map((client) => (
              <li key={client.name}>
                <Brand {...client} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
