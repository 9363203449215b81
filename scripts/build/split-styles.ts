import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { ELEMENT_NODE, type Node, parse } from 'ultrahtml';
import { querySelector } from 'ultrahtml/selector';
import { serverSectionMark } from '#server/http/read-dynamic-page.ts';
import { hashedFile, type SplitPage } from './join-scripts.ts';

/** Moves styles that the first screen does not need into a file that is linked after it. `svg` also uses styles. */
export function splitStyles(html: string, svg = ''): SplitPage {
  const page: Node = parse(html);
  const fold = endOfFirstSection(html, page);
  const { nodes } = postcss.parse([...html.matchAll(style)].map(([, text]) => text).join(''));
  if (fold === undefined) return { html };
  const selector = deferredSelectors(html, page, fold);
  const { critical: undivided } = divide(nodes, { selector });
  const rest = html.replaceAll(style, '') + svg;
  const { critical, deferred } = divide(nodes, { selector, ...unneededBy(undivided, rest) });
  if (deferred === '') return { html };
  const file = hashedFile('deferred', 'css', deferred);
  // At its usual priority it would come before the fonts of the first screen.
  const link = `<link rel="stylesheet" fetchpriority="low" href="/${file.path}">`;
  const bare = (html.slice(0, fold) + link + html.slice(fold)).replace(style, '');
  const start = html.search(style);
  return { html: `${bare.slice(0, start)}<style>${critical}</style>${bare.slice(start)}`, file };
}

const style = /<style>(.*?)<\/style>/gs;

/** Returns the end of the first visible part of `main` or its article, or of the server section around it, if any. */
function endOfFirstSection(html: string, page: Node): number | undefined {
  const first = firstPart(page, 'main');
  const part = first?.name === 'article' ? firstPart(first, 'article') : first;
  const end: number | undefined = part?.loc[1].end;
  const isInside = html.slice(0, end).split(serverSectionMark).length === 2;
  const mark = isInside ? html.indexOf(serverSectionMark, end) : -1;
  return mark < 0 ? end : html.indexOf('</template>', mark) + '</template>'.length;
}

function firstPart(within: Node, name: string): Node | undefined {
  return querySelector(within, `${name} > :not(script):not(style):not(template)`);
}

interface IsDeferred {
  selector: (text: string) => boolean;
  fontFamily?: (name: string) => boolean;
  customProperty?: (name: string) => boolean;
}

function deferredSelectors(html: string, page: Node, fold: number): IsDeferred['selector'] {
  const { critical, others, tags } = namesOnPage(page, fold);
  const language = html.match(/<html lang="(\w+)"/)?.[1];
  // The server may render another state, so only classes seen in the footer, a closed menu or sections below can wait.
  const isDynamic = html.slice(html.indexOf('<main'), fold).includes(serverSectionMark);
  const isDeferredClass = (name: string) =>
    !critical.has(name) && (!isDynamic || (name.includes('_') && others.has(name)));
  return (selector) => {
    const withHas = selector.replace(/:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g, '');
    const plain = withHas.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, '');
    const [, types] = (!isDynamic && /^:where\(([\w,]+)\)$/.exec(selector)) || [];
    const languages = [...selector.matchAll(/(:not\()?:lang\((\w+)\)/g)];
    return (
      [...plain.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isDeferredClass(name)) ||
      types?.split(',').every((name) => !tags.has(name)) ||
      /:(?:popover-open|modal)\b/.test(withHas) ||
      languages.some(([, not, tag]) => (tag === language) === Boolean(not))
    );
  };
}

function namesOnPage(page: Node, fold: number) {
  const tags = new Set<string>();
  const critical = new Set<string>();
  const others = new Set<string>();
  const visit = (node: Node, isAbove: boolean) => {
    let isSeen = isAbove;
    if (node.type === ELEMENT_NODE) {
      const { class: names = '', popover } = node.attributes;
      isSeen &&= node.loc[0].start < fold && popover === undefined;
      if (isSeen) tags.add(node.name);
      for (const name of names.split(' ')) (isSeen ? critical : others).add(name);
    }
    for (const child of node.children ?? []) visit(child, isSeen);
  };
  visit(page, true);
  return { critical, others, tags };
}

/** Finds fonts and custom properties that the first screen does not use. All values of a property stay together. */
function unneededBy(critical: string, page: string): Omit<IsDeferred, 'selector'> {
  const custom: { prop: string; value: string }[] = [];
  const values: string[] = [];
  postcss.parse(critical).walkDecls(({ prop, value, parent }) => {
    if (prop.startsWith('--')) custom.push({ prop, value });
    else if (parent?.type === 'rule') values.push(value);
  });
  const used = new Set([page, ...values].flatMap(propertiesIn));
  // A set also visits names that are added during the loop.
  for (const name of used)
    for (const { value } of custom.filter(({ prop }) => prop === name)) {
      values.push(value);
      for (const inner of propertiesIn(value)) used.add(inner);
    }
  // The last word of `500 1rem Text` is a name as well.
  const names = values.flatMap((value) => value.replaceAll('"', '').split(/, */)).map((name) => ` ${name}`);
  return {
    fontFamily: (family) => !names.some((name) => name.endsWith(` ${family}`)),
    customProperty: (name) => !used.has(name),
  };
}

function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Print and rare preferences, such as forced colours or text at 200%, can load later. */
const laterMedia = /^print$|forced-colors|prefers-contrast|inline-size<16rem/;

interface Parts {
  critical: string;
  deferred: string;
}

function divide(nodes: ChildNode[], isDeferred: IsDeferred, isLater = false): Parts {
  const parts = nodes.map((node) => {
    if (node.type === 'rule') return divideRule(node, isDeferred, isLater);
    return node.type === 'atrule' ? divideAtRule(node, isDeferred, isLater) : { critical: '', deferred: '' };
  });
  const text = (part: keyof Parts) => parts.map((each) => each[part]).join('');
  return { critical: text('critical'), deferred: text('deferred') };
}

function divideAtRule(node: AtRule, isDeferred: IsDeferred, isLater: boolean): Parts {
  const { name, params, nodes } = node;
  if (nodes && /^(?:layer|media|supports|container)$/.test(name)) {
    const { critical, deferred } = divide(nodes, isDeferred, isLater || laterMedia.test(params));
    const block = (text: string) => text && `@${name} ${params}{${text}}`;
    return { critical: block(critical), deferred: block(deferred) };
  }
  const [, family] = (name === 'font-face' && /font-family:\s*"?([^";}]+)/.exec(node.toString())) || [];
  const text = `${node}${nodes ? '' : ';'}`;
  return isLater || (family && isDeferred.fontFamily?.(family))
    ? { critical: '', deferred: text }
    : { critical: text, deferred: '' };
}

function divideRule({ selectors, nodes }: Rule, isDeferred: IsDeferred, isLater: boolean): Parts {
  const late = selectors.filter((selector) => isLater || isDeferred.selector(selector));
  const early = selectors.filter((selector) => !late.includes(selector));
  const unused = nodes.filter(
    (node) => node.type === 'decl' && node.prop.startsWith('--') && isDeferred.customProperty?.(node.prop),
  );
  const used = nodes.filter((node) => !unused.includes(node));
  return { critical: ruleOf(early, used), deferred: ruleOf(late, nodes) + ruleOf(early, unused) };
}

function ruleOf(selectors: string[], nodes: ChildNode[]): string {
  return selectors.length > 0 && nodes.length > 0 ? `${selectors}{${nodes.join(';')}}` : '';
}
