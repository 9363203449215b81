import { address } from '../src/language/address.ts';
import { type CountForms, countInWords } from '../src/language/count.ts';
import { type Language, languages, otherLanguage } from '../src/language/languages.ts';
import type { Kind } from './entries.ts';
import type { Result } from './find.ts';
import { excerpt, foundWords, markedPieces } from './mark.ts';
import { queryAddress } from './query.ts';

/** What the markup carries in `data-words`. */
export interface ResultWords {
  language: Language;
  kinds: Record<Kind, string>;
  count: CountForms;
  inText: string;
}

export interface Answer {
  query: string;
  results: Result[];
  suggestion: string | undefined;
}

/** Few letters have many beginnings: the words of a page that are named are bounded. */
const mostWords = 6;

/**
 * Shows what a question found, grouped by kind, the group with the best result first. The one function for the dialog
 * and for the server's page, so it calls nothing that linkedom lacks. The templates say what a group and a result are.
 * @param most of one group; the others are only counted
 */
export function showResults(root: Element, { query, results, suggestion }: Answer, most = Infinity): void {
  const words = JSON.parse(root.getAttribute('data-words') ?? '{}') as ResultWords;
  const page = root.getAttribute('data-page') ?? '';
  const asked = query !== '';
  const groups = [...byKind(results)];
  const shown = groups.map(([kind, group]) => groupOf(root, words, kind, group.slice(0, most)));
  root.querySelector('[data-found]')?.replaceChildren(...shown);
  const count = root.querySelector('[data-count]');
  if (count) count.textContent = asked ? countInWords(words.language, results.length, words.count) : '';
  hide(root, 'start', asked);
  hide(root, 'none', !asked || results.length > 0);
  hide(root, 'suggestion', !suggestion);
  hide(
    root,
    'all',
    groups.every(([, group]) => group.length <= most),
  );
  lead(root, 'suggestion', queryAddress(page, suggestion ?? ''), suggestion);
  lead(root, 'all', queryAddress(page, query));
}

/** In the order of their best results. */
function byKind(results: Result[]): Map<Kind, Result[]> {
  const groups = new Map<Kind, Result[]>();
  for (const result of results) {
    const { kind } = result.entry;
    groups.set(kind, [...(groups.get(kind) ?? []), result]);
  }
  return groups;
}

function groupOf(root: Element, words: ResultWords, kind: Kind, results: Result[]): Element {
  const group = copyOf(root, 'group');
  const head = group.querySelector('[data-kind]');
  if (head) head.textContent = words.kinds[kind];
  head?.setAttribute('id', `found-${kind}`);
  if (group.hasAttribute('role')) group.setAttribute('aria-labelledby', `found-${kind}`);
  const items = results.map((result) => itemOf(root, words, result));
  group.querySelector('[data-items]')?.replaceChildren(...items);
  return group;
}

function itemOf(root: Element, words: ResultWords, { entry, found }: Result): Element {
  const item = copyOf(root, 'item');
  const link = item.matches('a') ? item : item.querySelector('a');
  const language = entry.language ?? words.language;
  link?.setAttribute('href', address(language, entry.path));
  link?.setAttribute('id', `found-${entry.path.replace(/[^a-z0-9]+/g, '-')}`);
  if (language !== words.language) setLanguage(link, language);
  write(item, 'parent', entry.parent, found);
  write(item, 'title', entry.title, found);
  write(item, 'text', excerpt(entry.text, found), found);
  showUnseen(item, words, { entry, found });
  return item;
}

/** Where nothing of what the result shows was found: the words of the page, or those of its twin in the other language. */
function showUnseen(item: Element, { language, inText }: ResultWords, { entry, found }: Result) {
  const { parent, title, text, more, other } = entry;
  const isSeen = foundWords([parent, title, text].join(' '), found).length > 0;
  const own = isSeen ? [] : foundWords(more, found);
  const theirs = isSeen || own.length > 0 ? [] : foundWords([other].flat().join(' '), found);
  write(item, 'words', [...own, ...theirs].slice(0, mostWords).join(' · '), found);
  const part = item.querySelector('[data-words]');
  if (own.length > 0) part?.prepend(`${inText} `);
  if (theirs.length > 0) setLanguage(part, otherLanguage(entry.language ?? language));
}

function write(item: Element, part: string, text = '', found: Set<string>) {
  hide(item, part, text === '');
  item.querySelector(`[data-${part}]`)?.replaceChildren(
    ...markedPieces(text, found).map((piece) => {
      if (!piece.found) return piece.text;
      const mark = item.ownerDocument.createElement('mark');
      mark.textContent = piece.text;
      return mark;
    }),
  );
}

function hide(root: Element, part: string, hidden: boolean) {
  root.querySelector(`[data-${part}]`)?.toggleAttribute('hidden', hidden);
}

function setLanguage(element: Element | null | undefined, language: Language) {
  element?.setAttribute('lang', language);
  element?.setAttribute('dir', languages[language].dir);
}

function lead(root: Element, part: string, href: string, text?: string) {
  const link = root.querySelector(`[data-${part}] a`);
  link?.setAttribute('href', href);
  if (link && text) link.textContent = text;
}

function copyOf(root: Element, name: string): Element {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-${name}]`);
  return template?.content.firstElementChild?.cloneNode(true) as Element;
}
