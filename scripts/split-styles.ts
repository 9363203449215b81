import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { ELEMENT_NODE, type Node, parse, walkSync } from 'ultrahtml';
import { hashedFile, type SplitPage } from './page-file.ts';

/** The styles of all below the first section come in a file; what stands before its link is painted first. */
export function splitStyles(html: string): SplitPage {
  const page = parse(html) as Node;
  const fold = endOfFirstSection(html, page);
  const css = [...html.matchAll(style)].map(([, text]) => text).join('');
  if (fold === undefined || css === '') return { html };
  const above = classesAbove(page, fold);
  const language = html.match(/<html lang="(\w+)"/)?.[1] ?? '';
  // The server may draw a live section with what its first state has not: it has all styles at once.
  const isLive = html.slice(html.indexOf('<main'), fold).includes(slotMark);
  const isDeferred: Test = (node, selector, isPrint) =>
    isPrint ||
    (node.type === 'rule'
      ? (!isLive && isBelow(selector, above)) || isRoleOfOtherScript(selector, language)
      : isFaceOfOtherScript(node, language));
  const isUnused = unusedProperties(pick('now', css, isDeferred), html);
  const deferred = pick('later', css, isDeferred, isUnused).trim();
  if (deferred === '') return { html };
  const file = hashedFile('deferred', 'css', deferred);
  // At its usual priority it would come before the fonts of the first screen.
  const link = `<link rel="stylesheet" fetchpriority="low" href="/${file.path}">`;
  const linked = html.slice(0, fold) + link + html.slice(fold);
  const critical = pick('now', css, isDeferred, isUnused);
  return { html: replaceFirst(linked, style, `<style>${critical}</style>`), file };
}

const style = /<style>(.*?)<\/style>/gs;

/** Astro sets them before what needs them. */
const unseen = new Set(['script', 'style', 'template']);

/** Of a section that the server draws (src/ui/slot.tsx). */
const slotMark = '<template data-slot=';

/** Where the first element of `main` that is seen ends, in characters, with the mark of its slot after it. */
function endOfFirstSection(html: string, page: Node): number | undefined {
  let end: number | undefined;
  walkSync(page, (node) => {
    if (node.type !== ELEMENT_NODE || node.name !== 'main') return;
    const first = node.children.find((child: Node) => child.type === ELEMENT_NODE && !unseen.has(child.name));
    end = first?.loc[1].end;
  });
  return (
    end && (html.startsWith(slotMark, end) ? html.indexOf('</template>', end) + '</template>'.length : end)
  );
}

/** The classes of what stands above the fold; closed menus do not count. */
function classesAbove(page: Node, fold: number): Set<string> {
  const above = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === ELEMENT_NODE) {
      const { class: names = '', popover } = node.attributes;
      if (node.loc[0].start >= fold || popover !== undefined) return;
      for (const name of names.split(' ')) above.add(name);
    }
    node.children?.forEach(visit);
  };
  visit(page);
  return above;
}

/** Whether it asks for a class, of an element or of what that stands in, that nothing above the fold has. */
function isBelow(selector: string, above: Set<string>): boolean {
  const plain = selector.replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => !above.has(name));
}

/** The tokens of type for the script that the page is not written in. */
function isRoleOfOtherScript(selector: string, language: string): boolean {
  return selector === (language === 'ar' ? ':root:where(:not(:lang(ar)))' : ':lang(ar)');
}

/** A font face of the script that the page is not written in. */
function isFaceOfOtherScript(rule: AtRule, language: string): boolean {
  if (rule.name !== 'font-face') return false;
  return /font-family:[^;]*Arabic/.test(rule.toString()) !== (language === 'ar');
}

/** Asked for each selector of a rule: `.a, .b` may be needed for one of them. Other rules have none. */
type Test = (node: Rule | AtRule, selector: string, isPrint: boolean) => boolean;

type PropertyTest = (declaration: Declaration) => boolean;

/** Custom properties that nothing on the first screen asks for. Either all values of one are needed, or none. */
function unusedProperties(critical: string, html: string): PropertyTest {
  const values = new Map<string, string[]>();
  const used = new Set(propertiesIn(html.replaceAll(style, '')));
  postcss.parse(critical).walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of propertiesIn(value)) used.add(name);
  });
  // A set also visits what is added on the way.
  for (const name of used) for (const inner of values.get(name)?.flatMap(propertiesIn) ?? []) used.add(inner);
  // Files of drawings ask for --figure-… and --mark (src/ui/drawing.ts).
  return ({ prop }) => /^--(?!figure-|mark$)/.test(prop) && !used.has(prop);
}

function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

type Half = 'now' | 'later';

function pick(half: Half, css: string, isDeferred: Test, isUnused: PropertyTest = () => false): string {
  const sheet = postcss.parse(css);
  pickIn(sheet, false);
  return sheet.toString();

  function pickIn(group: Container<ChildNode>, isPrint: boolean) {
    for (const node of [...(group.nodes ?? [])]) {
      if (node.type === 'atrule' && node.nodes && /^(?:layer|media|supports|container)$/.test(node.name)) {
        pickIn(node, isPrint || node.params === 'print');
        if (node.nodes.length === 0) node.remove();
      } else if (node.type === 'rule') pickRule(node, isPrint);
      else if (node.type === 'atrule' && isDeferred(node, '', isPrint) !== (half === 'later')) node.remove();
    }
  }

  function pickRule(rule: Rule, isPrint: boolean) {
    const { true: below = [], false: above = [] } = Object.groupBy(rule.selectors, (selector) =>
      String(isDeferred(rule, selector, isPrint)),
    );
    if (half === 'later') rule.before(part(rule, below, () => true));
    rule.replaceWith(part(rule, above, (declaration) => isUnused(declaration) === (half === 'later')));
  }
}

function part(rule: Rule, selectors: string[], keeps: PropertyTest): Rule[] {
  const copy = selectors.length > 0 ? rule.clone({ selectors }) : rule.clone({ nodes: [] });
  copy.walkDecls((declaration) => {
    if (!keeps(declaration)) declaration.remove();
  });
  return copy.nodes.length > 0 ? [copy] : [];
}

/** Only the first match is replaced. */
function replaceFirst(text: string, pattern: RegExp, replacement: string): string {
  const first = text.search(pattern);
  return text.replace(pattern, (...match) => (match.at(-2) === first ? replacement : ''));
}
