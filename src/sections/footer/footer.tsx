import { Logo } from '#ui/logo.tsx';
import { Latin, LatinLink } from '#ui/text.tsx';
import styles from './footer.module.css';
import type { FooterProps } from './footer-props.ts';

export function Footer({ logo, name, tagline, labels, firm, more, social, ...contact }: FooterProps) {
  return (
    <footer className={`print-whole on-dark ${styles.footer}`}>
      <div className="container">
        <div className={styles.top}>
          <div className={styles.logo}>
            <Logo variant={logo} label={name} />
            <p className="small">{tagline}</p>
          </div>
          <nav className={styles.links} aria-label={labels.label}>
            <Links title={labels.firm} links={firm} />
            <Links title={labels.more} links={more} />
          </nav>
          <Contact {...contact} labels={labels} />
        </div>
        <ul className={`cluster ${styles.legal}`} aria-label={contact.legal.label}>
          <li>{contact.legal.name.value}</li>
          {contact.legal.rows.map(({ label, value, href }) => (
            <li key={label}>
              {`${label} `}
              <LatinLink href={href}>{value}</LatinLink>
            </li>
          ))}
        </ul>
        <div className={`cluster ${styles.bottom}`}>
          <p>
            {`${contact.copyright} `}
            <span>
              {`${contact.developer.label} `}
              <a href={contact.developer.href}>{contact.developer.name}</a>
            </span>
          </p>
          <ul className={`cluster ${styles.social}`} aria-label={labels.social}>
            {social.map(({ href, label }) => (
              <li key={href}>
                <a href={href} rel="me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: FooterProps['firm'] }) {
  return (
    <div>
      <h2 className={`label ${styles.title}`}>{title}</h2>
      <ul className={`small ${styles.list}`}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ContactProps = Pick<FooterProps, 'labels' | 'email' | 'website' | 'whatsapp' | 'address'>;

function Contact({ labels, email, website, whatsapp, address }: ContactProps) {
  return (
    <div className={styles.contact}>
      <h2 className={`label ${styles.title}`}>{labels.contact}</h2>
      <address>
        <ul className={`small ${styles.list}`}>
          <li>
            <LatinLink href={`mailto:${email}`}>{email}</LatinLink>
          </li>
          <li>
            <LatinLink href={`https://${website}`}>{website}</LatinLink>
          </li>
          <li>
            <a href={whatsapp.href}>
              {`${labels.whatsapp} `}
              <Latin>{whatsapp.number}</Latin>
            </a>
          </li>
          <li>{address}</li>
        </ul>
      </address>
    </div>
  );
}
