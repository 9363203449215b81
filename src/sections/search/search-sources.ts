import { byId, type Content } from '#content/content.ts';
import type { Article } from '#content/schemas/article.ts';
import { articleNodes, headIds, textOf } from '../insights/article-nodes.ts';

export interface SearchSources
  extends Pick<Content, 'search' | 'home' | 'firm' | 'ui' | 'values' | 'pages' | 'services' | 'cases'>,
    Pick<Content, 'team' | 'offices' | 'partners' | 'clients' | 'jobs'> {
  articles: ReturnType<typeof inParts>[];
}

/** @param english has the headings that anchors are made of */
export function searchSources(content: Content, english: Content): SearchSources {
  const articles = content.articles.map((article) => {
    return inParts(article, headIds(byId(english.articles, article.id).html));
  });
  return { ...content, articles };
}

/** An article in parts, the first without a heading. */
function inParts({ html, ...article }: Article & { html: string }, ids: string[]) {
  const parts = [{ id: '', head: '', text: '' }];
  const { blocks, heads } = articleNodes(html, ids, (path) => path);
  for (const block of blocks) {
    const head = heads.find(({ id }) => block.name === 'h2' && id === block.attributes.id);
    const part = parts.at(-1);
    if (head) parts.push({ ...head, text: '' });
    else if (part) part.text += `${textOf(block)}\n`;
  }
  return { ...article, parts };
}
