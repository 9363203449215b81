import { createElement, Fragment, type ReactNode } from 'react';
import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { byId } from '#content/content.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { Contents } from '../../ui/contents.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Share } from '../../ui/share.tsx';
import { richText } from '../../ui/text.tsx';
import { shareContent } from '../page/share-content.ts';
import { articleNodes, decoded, quotePlace } from './article-nodes.ts';
import styles from './article-text.module.css';
import type { ArticleProps } from './byline.tsx';
import prose from './prose.module.css';

export function ArticleText({ content, article, headIds }: ArticleProps & { headIds: string[] }) {
  const { language, services, cases, ui } = content;
  const { id, html, title, note, pullQuote } = article;
  const { blocks, heads } = articleNodes(html, headIds, (path) => localizedPath(language, path));
  const service = byId(services, article.service);
  const study = byId(cases, article.case);
  const related = [
    { label: ui.insights.service, text: service.title, href: service.href },
    { label: ui.insights.case, text: study.name, href: study.href },
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

interface ProseProps {
  blocks: ElementNode[];
  /** A sentence of the text, and the block before which it is set large. */
  quote: { text: string; place: number };
}

/** An article's text. The pull quote is hidden from screen readers, which come by its sentence anyway. */
function Prose({ blocks, quote }: ProseProps) {
  const pull = (
    <p className={prose.quote} aria-hidden="true">
      {richText(quote.text)}
    </p>
  );
  return (
    <div className={prose.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <Fragment key={index}>
          {index === quote.place && pull}
          {rendered(block)}
        </Fragment>
      ))}
      {quote.place >= blocks.length && pull}
    </div>
  );
}

function rendered(node: Node): ReactNode {
  if (node.type === TEXT_NODE) return node.value.trim() ? richText(decoded(node.value)) : node.value;
  if (node.type !== ELEMENT_NODE) return null;
  const { id, href } = node.attributes;
  // A table's layout is ours, so its line breaks are no text and its alignment is not taken.
  const isTable = /^(?:table|thead|tbody|tr)$/.test(node.name);
  const inside = isTable ? node.children.filter(({ type }) => type === ELEMENT_NODE) : node.children;
  const isRowHead =
    node.name === 'td' && node.parent.children.find(({ type }: Node) => type === ELEMENT_NODE) === node;
  const scope = isRowHead ? 'row' : node.name === 'th' ? 'col' : undefined;
  const name = isRowHead ? 'th' : node.name;
  return createElement(name, { id, scope, href: href && decoded(href) }, ...inside.map(rendered));
}
