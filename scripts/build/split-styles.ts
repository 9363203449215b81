import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { ELEMENT_NODE, type Node, parse, walkSync } from 'ultrahtml';
import { serverSectionMark } from '#server/http/read-dynamic-page.ts';
import { hashedFile, type SplitPage } from './page-scripts.ts';

/** Links later styles after the first section, which need not wait for them. `svg` is the text of the SVG files. */
export function splitStyles(html: string, svg = ''): SplitPage {
  const page: Node = parse(html);
  const fold = endOfFirstSection(html, page);
  const sheets = [...html.matchAll(style)].map(([, text = '']) => sheetOf(text));
  if (fold === undefined || sheets.length === 0) return { html };
  const classes = classesIn(page, fold);
  const language = html.match(/<html lang="(\w+)"/)?.[1] ?? '';
  // The server may render more than the first state, so only classes of the footer, a closed menu, or sections below
  // can be deferred.
  const isDynamic = html.slice(html.indexOf('<main'), fold).includes(serverSectionMark);
  const isDeferredClass = (name: string) =>
    !classes.critical.has(name) && (!isDynamic || (name.includes('_') && classes.others.has(name)));
  const selector = (text: string) =>
    asksFor(text, isDeferredClass) || isOfOpenPart(text) || isOfOtherLanguage(text, language);
  const undivided = filterRules('critical', sheets, { selector });
  const isDeferred = { selector, ...unneededBy(undivided, html.replaceAll(style, '') + svg) };
  const deferred = filterRules('deferred', sheets, isDeferred);
  if (deferred === '') return { html };
  const file = hashedFile('deferred', 'css', deferred);
  // At its usual priority it would come before the fonts of the first screen.
  const link = `<link rel="stylesheet" fetchpriority="low" href="/${file.path}">`;
  const bare = (html.slice(0, fold) + link + html.slice(fold)).replace(style, '');
  const start = html.search(style);
  const critical = `<style>${filterRules('critical', sheets, isDeferred)}</style>`;
  return { html: bare.slice(0, start) + critical + bare.slice(start), file };
}

const style = /<style>(.*?)<\/style>/gs;

/** Astro places these before elements that need them. */
const unseen = new Set(['script', 'style', 'template']);

/** Returns where the first visible part of `main`, or of its article, ends, in characters, with its section's mark. */
function endOfFirstSection(html: string, page: Node): number | undefined {
  let end: number | undefined;
  walkSync(page, (node) => {
    if (node.type !== ELEMENT_NODE || node.name !== 'main') return;
    const first = firstPart(node);
    end = (first?.name === 'article' ? firstPart(first) : first)?.loc[1].end;
  });
  return (
    end &&
    (html.startsWith(serverSectionMark, end) ? html.indexOf('</template>', end) + '</template>'.length : end)
  );
}

function firstPart(node: Node): Node | undefined {
  return node.children.find((child: Node) => child.type === ELEMENT_NODE && !unseen.has(child.name));
}

function classesIn(page: Node, fold: number) {
  const critical = new Set<string>();
  const others = new Set<string>();
  const visit = (node: Node, isAbove: boolean) => {
    let isSeen = isAbove;
    if (node.type === ELEMENT_NODE) {
      const { class: names = '', popover } = node.attributes;
      isSeen &&= node.loc[0].start < fold && popover === undefined;
      for (const name of names.split(' ')) (isSeen ? critical : others).add(name);
    }
    for (const child of node.children ?? []) visit(child, isSeen);
  };
  visit(page, true);
  return { critical, others };
}

function asksFor(selector: string, isSuch: (name: string) => boolean): boolean {
  const plain = selector.replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isSuch(name));
}

function isOfOpenPart(selector: string): boolean {
  const plain = selector.replace(/:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  return /:(?:popover-open|modal)\b/.test(plain);
}

function isOfOtherLanguage(selector: string, language: string): boolean {
  if (!selector.includes(':lang(')) return false;
  const asked = [...selector.matchAll(/(:not\()?:lang\((\w+)\)/g)];
  return asked.some(([, not, tag]) => (tag === language) === Boolean(not));
}

/** Each selector of `.a, .b` is checked, because one of them may be needed. */
interface IsDeferred {
  selector: (text: string) => boolean;
  fontFamily?: (name: string) => boolean;
  customProperty?: (name: string) => boolean;
}

/** Finds fonts and custom properties that the first screen does not use. A property's values stay together. */
function unneededBy(critical: string, page: string): Omit<IsDeferred, 'selector'> {
  const custom = new Map<string, string[]>();
  const values: string[] = [];
  postcss.parse(critical).walkDecls(({ prop, value, parent }) => {
    if (prop.startsWith('--')) custom.set(prop, [...(custom.get(prop) ?? []), value]);
    else if (parent?.type === 'rule') values.push(value);
  });
  const used = new Set([page, ...values].flatMap(propertiesIn));
  // A set also visits values that are added during the loop.
  for (const name of used)
    for (const value of custom.get(name) ?? []) {
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

type Part = 'critical' | 'deferred';

/** Print and rare preferences, such as forced colours or text at 200%, can load later. */
const laterMedia = new Set([
  'print',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
  'page (inline-size < 16rem)',
]);

const sheetsByText = new Map<string, ChildNode[]>();

function sheetOf(css: string): ChildNode[] {
  const sheet = sheetsByText.get(css) ?? postcss.parse(css).nodes;
  sheetsByText.set(css, sheet);
  return sheet;
}

function filterRules(part: Part, sheets: ChildNode[][], isDeferred: IsDeferred): string {
  return sheets.map((nodes) => textOf(nodes, false)).join('');

  function textOf(nodes: ChildNode[], isLater: boolean): string {
    return nodes
      .map((node) => {
        if (node.type === 'rule') return ruleText(node, isLater);
        return node.type === 'atrule' ? atRuleText(node, isLater) : '';
      })
      .join('');
  }

  function atRuleText(node: AtRule, isLater: boolean): string {
    const { name, params, nodes } = node;
    if (nodes && /^(?:layer|media|supports|container)$/.test(name)) {
      const text = textOf(nodes, isLater || laterMedia.has(params));
      return text && `@${name} ${params}{${text}}`;
    }
    const [, family] = (name === 'font-face' && /font-family:\s*"?([^";}]+)/.exec(node.toString())) || [];
    const isOfLater = isLater || Boolean(family && isDeferred.fontFamily?.(family));
    return isOfLater === (part === 'deferred') ? `${node}${nodes ? '' : ';'}` : '';
  }

  function ruleText({ selectors, nodes }: Rule, isLater: boolean): string {
    const { true: deferred = [], false: critical = [] } = Object.groupBy(selectors, (selector) =>
      String(isLater || isDeferred.selector(selector)),
    );
    const { true: unused = [], false: used = [] } = Object.groupBy(nodes, (node) =>
      String(
        node.type === 'decl' && node.prop.startsWith('--') && isDeferred.customProperty?.(node.prop) === true,
      ),
    );
    return part === 'critical' ? ruleOf(critical, used) : ruleOf(deferred, nodes) + ruleOf(critical, unused);
  }
}

function ruleOf(selectors: string[], nodes: ChildNode[]): string {
  return selectors.length > 0 && nodes.length > 0 ? `${selectors}{${nodes.join(';')}}` : '';
}
