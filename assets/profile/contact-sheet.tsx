import { Logo } from '#ui/logo.tsx';
import { Latin, richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './sheets.module.css';

/** The last page: how to begin, the contact details and the legal identity. */
export function ContactSheet({ logo, firm, title, text, picture, tables }: ProfileContent['contact']) {
  return (
    <>
      <Photo source={picture} className={`${styles.picture} ${styles.veiled}`} />
      <h2>{title}</h2>
      <p className="lead">{richText(text)}</p>
      <div className={`small ${styles.bottom}`}>
        {tables.map((rows) => (
          <table key={rows[0]?.label}>
            <tbody>
              {rows.map(({ label, value, href }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{href ? <a href={href}>{isolateLatin(value)}</a> : isolateLatin(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <Logo variant={logo} label={firm} className={styles.logo} />
    </>
  );
}

/** Isolates addresses and numbers, which are Latin in every language. */
function isolateLatin(value: string) {
  return /^[\w@.+ -]+$/.test(value) ? <Latin>{value}</Latin> : richText(value);
}
