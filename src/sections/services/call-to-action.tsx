import { ButtonLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './call-to-action.module.css';

export interface CallToActionProps {
  title: string;
  benefits: string[];
  button: string;
  href: string;
  /** The dialog that stands for the page where there is script. */
  dialog?: string;
}

/** The next step: what it is, what it brings, and the one button. */
export function CallToAction({ title, benefits, button, href, dialog }: CallToActionProps) {
  return (
    <section className="section on-warm">
      <div className="wrap grid">
        <h2 className={styles.title}>
          <Text>{title}</Text>
        </h2>
        <div className={styles.side}>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <i className="nuqta" aria-hidden="true" />
                <span>
                  <Text>{benefit}</Text>
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink href={href} data-dialog={dialog}>
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
