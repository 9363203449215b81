import type { Client } from '#content/schemas/firm.ts';
import { Brand } from '../../ui/brand.tsx';
import { LabelledSection } from '../../ui/labelled-section.tsx';
import styles from './clients.module.css';

export function Clients({ label, clients }: { label: string; clients: Client[] }) {
  return (
    <LabelledSection label={label} id="clients">
      <ul className={`col-body ${styles.grid}`}>
        {clients.map((client) => (
          <li key={client.name}>
            <Brand {...client} />
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
