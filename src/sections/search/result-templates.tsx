import { Arrow } from '../../ui/arrow.tsx';
import styles from './result-templates.module.css';

/** What a group of results is on the search's page. */
export function LinkGroup() {
  return (
    <div className={styles.group}>
      <h2 className="label" data-kind="">
        {' '}
      </h2>
      <ol data-items="" />
    </div>
  );
}

export function LinkItem() {
  return (
    <li>
      <a className={styles.item} href="/">
        <Words />
      </a>
    </li>
  );
}

/** What a group of results is in the list of a combobox. */
export function OptionGroup() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div className={styles.group} role="group">
      <p className="label" role="presentation" data-kind="" />
      <div role="presentation" data-items="" />
    </div>
  );
}

/** A link too, for the mouse and its other buttons. The focus stays in the field, which names the option it is at. */
export function Option() {
  return (
    <a className={styles.item} href="/" role="option" aria-selected="false" tabIndex={-1}>
      <Words />
    </a>
  );
}

function Words() {
  return (
    <>
      <i className={`nuqta ${styles.here}`} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.parent} data-parent="" />
        <span className={styles.title} data-title="" />
        <span className={styles.text} data-text="" />
        <span className={styles.text} data-words="" />
      </span>
      <Arrow />
    </>
  );
}
