import { byId, getCases, getPages, getPeople, getServices, getUi } from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { InlineLink } from '#ui/inline-link.tsx';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Share } from '#ui/share.tsx';
import { TableOfContents } from '#ui/table-of-contents.tsx';
import { richText } from '#ui/text.tsx';
import { shareProps } from '../page/share-props.ts';
import { personLink } from '../people/people-props.ts';
import type { ArticleTextProps } from './article-props.ts';
import styles from './article-text.module.css';
import { Prose } from './prose.tsx';

export function ArticleText({ language, article, headings, blocks, quotePlace }: ArticleTextProps) {
  const { id, title, note, pullQuote } = article;
  return (
    <div className={`container grid ${styles.text}`}>
      <nav className={`col-label sticky ${styles.contents}`} aria-labelledby="contents">
        <p id="contents" className="label">
          {getUi(language).contents}
        </p>
        <TableOfContents parts={headings} />
      </nav>
      <aside className={`col small muted ${styles.side}`} aria-labelledby="note">
        <i className="diamond" aria-hidden="true" />
        <p id="note" className={styles.head}>
          {richText(note.heading)}
        </p>
        <p>{richText(note.text)}</p>
      </aside>
      <div className={`col ${styles.main}`}>
        <Prose blocks={blocks} quote={{ text: pullQuote, place: quotePlace }} />
        <AskAuthor language={language} article={article} />
        <Share {...shareProps(language, paths.article(id), title)} />
      </div>
      <div className={`col small muted ${styles.links}`}>
        {linksOf(language, article).map(({ label, text, href }) => (
          <div key={href} className={styles.related}>
            <p>{label}</p>
            <GoLink href={href}>{text}</GoLink>
          </div>
        ))}
      </div>
    </div>
  );
}

function AskAuthor({ language, article }: { language: Language; article: Article }) {
  const { insights: labels } = getUi(language);
  const author = personLink(language, byId(getPeople(language), article.author));
  const contact = `${getPages(language).contactus.href}?service=${article.service}&article=${article.id}`;
  return (
    <section className={styles.ask} aria-labelledby="author">
      <h2 id="author" className="label">
        {labels.author}
      </h2>
      <p className={styles.name}>
        <Portrait {...author.portrait} small />
        <InlineLink href={author.href} rel="author">
          {author.name}
        </InlineLink>{' '}
        <span className="small muted">{author.position}</span>
      </p>
      <p>{richText(labels.ask)}</p>
      <ButtonLink href={contact}>{labels.askButton}</ButtonLink>
    </section>
  );
}

/** The service and the case that an article names. */
function linksOf(language: Language, article: Article) {
  const { insights: labels } = getUi(language);
  const service = byId(getServices(language), article.service);
  const studies = getCases(language).filter((study) => study.id === article.case);
  return [
    { label: labels.service, text: service.title, href: service.href },
    ...studies.map(({ name, href }) => ({ label: labels.case, text: name, href })),
  ];
}
