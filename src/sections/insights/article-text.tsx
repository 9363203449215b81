import { byId } from '#content/content.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { Contents } from '../../ui/contents.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Share } from '../../ui/share.tsx';
import { richText } from '../../ui/text.tsx';
import { shareContent } from '../page/share-content.ts';
import { articleNodes, quotePlace } from './article-nodes.ts';
import styles from './article-text.module.css';
import type { ArticleProps } from './byline.tsx';
import { Prose } from './prose.tsx';

export function ArticleText({ content, article, headIds }: ArticleProps & { headIds: string[] }) {
  const { language, services, cases, ui } = content;
  const { id, html, title, note, pullQuote } = article;
  const { blocks, heads } = articleNodes(html, headIds, (path) => localizedPath(language, path));
  const service = byId(services, article.service);
  const related = [
    { label: ui.insights.service, text: service.title, href: service.href },
    ...cases
      .filter((study) => study.id === article.case)
      .map(({ name, href }) => ({ label: ui.insights.case, text: name, href })),
  ];
  return (
    <div className={`wrap grid ${styles.text}`}>
      <nav className={styles.contents} aria-labelledby="contents">
        <p id="contents" className="label">
          {ui.contents}
        </p>
        <Contents parts={heads} />
      </nav>
      <div className={styles.main}>
        <Prose blocks={blocks} quote={{ text: pullQuote, place: quotePlace(blocks, pullQuote) }} />
        <Share {...shareContent(content, paths.article(id), title)} />
      </div>
      <aside className={`small muted ${styles.side}`} aria-labelledby="note">
        <i className="diamond" aria-hidden="true" />
        <p id="note" className={styles.head}>
          {richText(note.head)}
        </p>
        <p>{richText(note.text)}</p>
        {related.map(({ label, text, href }) => (
          <div key={href} className={styles.related}>
            <p>{label}</p>
            <GoLink href={href}>{text}</GoLink>
          </div>
        ))}
      </aside>
    </div>
  );
}
