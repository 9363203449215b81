import { getFirm, getPages, getUi } from '#content/readers.ts';
import type { Service } from '#content/schemas/service.ts';
import type { ServiceDocument } from '#content/schemas/service-document.ts';
import { formatDate } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './service-document-body.module.css';

type Block = ServiceDocument['blocks'][number];

interface ServiceDocumentProps {
  language: Language;
  service: Service;
  document: ServiceDocument;
}

export function ServiceDocumentBody({ language, service, document }: ServiceDocumentProps) {
  const { document: labels } = getUi(language).services;
  const { id, title, href, callToAction } = service;
  const { asOf, blocks, sources } = document;
  const particulars = [
    [labels.firm, getFirm(language).name],
    [labels.service, title],
    [labels.asOf, formatDate(language, asOf)],
  ] as const;
  return (
    <div className="container section-end">
      <article className={styles.sheet}>
        <dl className={styles.particulars}>
          {particulars.map(([label, text]) => (
            <div key={label}>
              <dt className="fine">{label}</dt>
              <dd>{richText(text)}</dd>
            </div>
          ))}
        </dl>
        {blocks.map((block) => (
          <section key={block.heading} className={`print-whole ${styles.block}`}>
            <div className={styles.text}>
              <h2 className="size-3">
                <i className="diamond" aria-hidden="true" />
                {richText(block.heading)}
              </h2>
              {block.text && <p className="small muted">{richText(block.text)}</p>}
            </div>
            <BlockBody {...block} />
          </section>
        ))}
        {sources && (
          <section className={styles.sources}>
            <h2 className="label">{labels.sources}</h2>
            <ul className="small muted">
              {sources.map((source) => (
                <li key={source}>{richText(source)}</li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <div className="screen-only">
        <p className={`lead ${styles.note}`}>{richText(labels.note)}</p>
        <div className={`cluster ${styles.ways}`}>
          <ButtonLink href={`${getPages(language).contactus.href}?service=${id}`}>
            {callToAction.button}
          </ButtonLink>
          <GoLink href={href}>{title}</GoLink>
        </div>
      </div>
    </div>
  );
}

function BlockBody({ heading, columns, rows = [], figures, items, facts }: Block) {
  // On a phone amounts stay in their columns and scroll; rows of text become cards.
  const scrollable = { className: styles.figures, role: 'region', 'aria-label': heading, tabIndex: 0 };
  return (
    <>
      {facts && (
        <dl className={styles.card}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="fine">{richText(label)}</dt>
              <dd>{richText(text)}</dd>
            </div>
          ))}
        </dl>
      )}
      {columns && (
        <div {...(figures ? scrollable : { className: styles.lines })}>
          <table className={`ruled small ${styles.table}`}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {richText(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells: [first = '', ...cells] }) => (
                <tr key={first}>
                  <th scope="row">{richText(first)}</th>
                  {columns.slice(1).map((column, index) => (
                    <td key={column} data-label={column}>
                      {cells[index] && richText(cells[index])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {items && (
        <ul className={`small ${styles.items}`}>
          {items.map((item) => (
            <li key={item}>{richText(item)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
