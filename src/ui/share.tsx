import styles from './share.module.css';
import { richText } from './text.tsx';

type Network = 'linkedin' | 'x' | 'whatsapp' | 'email';

export interface ShareProps {
  labels: Record<Network | 'title' | 'apps' | 'copy' | 'copied' | 'newTab', string>;
  links: { to: Network; href: string }[];
}

/** Ways to pass a page on, as plain links; copy-and-share.client.ts shows the buttons that the browser can serve. */
export function Share({ labels, links }: ShareProps) {
  return (
    <section className={`screen-only ${styles.share}`} aria-labelledby="share">
      <h2 id="share" className="label">
        {labels.title}
      </h2>
      <ul className="cluster small">
        {links.map(({ to, href }) => (
          <li key={to}>
            <a href={href} {...(to !== 'email' && { ...newTab, 'aria-description': labels.newTab })}>
              {richText(labels[to])}
            </a>
          </li>
        ))}
        <li hidden>
          <button type="button" data-apps="">
            {labels.apps}
          </button>
        </li>
        <li hidden>
          <button type="button" data-copy={labels.copied}>
            {labels.copy}
          </button>
        </li>
      </ul>
      <p role="status" className="small" />
    </section>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' };
