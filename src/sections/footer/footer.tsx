import { addressLine, keepNumbersTogether } from '#content/address-line.ts';
import { legalIdentity } from '#content/legal-identity.ts';
import { getFirm, getNavigation, getOffices, getPages, getSite, getUi } from '#content/readers.ts';
import { socialIds } from '#content/schemas/site.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import type { PageId } from '#routing/route-table.ts';
import { whatsappHref } from '#sections/contact-details/contact-details-props.ts';
import { Logo } from '#ui/logo.tsx';
import { Latin, LatinLink } from '#ui/text.tsx';
import styles from './footer.module.css';

interface FooterProps {
  language: Language;
  service?: string | undefined;
}

export function Footer({ language, service }: FooterProps) {
  const { social, developer, copyrightYear } = getSite();
  const firm = getFirm(language);
  const { footer: labels } = getUi(language);
  const { footer } = getNavigation();
  const legal = legalIdentity(language);
  return (
    <footer className={`print-whole on-dark ${styles.footer}`}>
      <div className="container">
        <div className={styles.top}>
          <div className={styles.logo}>
            <Logo variant={language} label={firm.name} />
            <p className="small muted">{firm.tagline}</p>
          </div>
          <nav className={`tiles ${styles.links}`} data-columns={2} aria-label={labels.label}>
            <FooterLinks language={language} title={labels.firm} ids={footer.firm} />
            <FooterLinks language={language} title={labels.more} ids={footer.more} />
          </nav>
          <Contact language={language} service={service} />
        </div>
        <ul className={`cluster fine ${styles.legal}`} aria-label={legal.label}>
          <li>{legal.name.value}</li>
          {legal.rows.map(({ label, value, href }) => (
            <li key={label}>
              {`${label} `}
              <LatinLink href={href}>{value}</LatinLink>
            </li>
          ))}
        </ul>
        <div className={`cluster fine ${styles.bottom}`}>
          <p>
            {`© ${formatDigits(language, copyrightYear)} ${firm.name}. ${firm.rights} `}
            <span>
              {`${firm.developer.label} `}
              <a href={developer}>{firm.developer.name}</a>
            </span>
          </p>
          <ul className={`cluster ${styles.social}`} aria-label={labels.social}>
            {socialIds
              .filter((id) => social[id])
              .map((id) => (
                <li key={id}>
                  <a href={social[id]} rel="me">
                    {firm.social[id]}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ language, title, ids }: { language: Language; title: string; ids: PageId[] }) {
  const pages = getPages(language);
  return (
    <div>
      <h2 className={`label ${styles.title}`}>{title}</h2>
      <ul className={`small ${styles.list}`}>
        {ids.map((id) => (
          <li key={id}>
            <a href={pages[id].href}>
              {id === 'whoweare' ? getUi(language).aboutMenu.label : pages[id].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact({ language, service }: FooterProps) {
  const { email, website, whatsapp } = getSite();
  const { footer: labels } = getUi(language);
  return (
    <div className={`muted ${styles.contact}`}>
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
            <a href={whatsappHref(language, service)}>
              {`${labels.whatsapp} `}
              <Latin>{whatsapp}</Latin>
            </a>
          </li>
          <li>{keepNumbersTogether(addressLine(language, getOffices(language)))}</li>
        </ul>
      </address>
    </div>
  );
}
