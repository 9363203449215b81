import type { Language } from '#i18n/languages.ts';
import { panel } from './panel.client.ts';
import { fieldSelector, foldAround, nearestPart, scrollerOf } from './sveltia.client.ts';

export interface FieldIssue {
  language: Language;
  keyPath: string;
  label: string;
  text: string;
}

const styles = document.head.appendChild(document.createElement('style'));
let show: ReturnType<typeof panel> | undefined;

/** Shows each issue at its field, and lists them all with a link to each. */
export function showRefused(title: string, issues: FieldIssue[]) {
  const byField = Map.groupBy(issues, ({ language, keyPath }) => fieldSelector(language, keyPath));
  styles.textContent = [...byField].map(([field, own]) => markOf(field, own)).join('\n');
  show ??= panel('refused');
  show(
    title,
    issues.map((issue) => ({ ...issue, onClick: () => void focusField(issue) })),
    true,
  );
}

/** Removes the issues when the entry is saved or closed. */
export function clearRefused() {
  styles.replaceChildren();
  show?.('');
}

/** Marks a field with a style sheet, because Sveltia may render its fields again at any time. */
function markOf(field: string, issues: FieldIssue[]): string {
  const text = issues.map((issue) => issue.text).join(' ');
  return `${field} { outline: 2px solid #d33; outline-offset: -2px; border-radius: 4px; }
${field}::before {
  content: "${text.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ')}"; display: block; margin-block-end: .4rem;
  padding: .3rem .6rem; border-radius: 4px; background: #b00020; color: #fff; font-size: .875rem; line-height: 1.5;
}`;
}

/** Moves to the field, or to the nearest visible part around it. */
async function focusField({ language, keyPath }: FieldIssue) {
  const field = await drawnField(language, keyPath);
  field?.scrollIntoView({ block: 'start' });
  const control =
    field?.querySelector<HTMLElement>('[contenteditable="true"], input, textarea, [role="switch"]') ??
    field?.querySelector('button');
  control?.focus({ preventScroll: true });
}

/** Scrolls and unfolds until the field is there, because Sveltia draws a field when it comes into view. */
async function drawnField(language: Language, keyPath: string): Promise<Element | undefined> {
  const scroller = scrollerOf(language);
  const found = () => document.querySelector(fieldSelector(language, keyPath));
  const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));
  for (let top = 0; scroller && !found() && top < scroller.scrollHeight; top += scroller.clientHeight / 2) {
    scroller.scrollTop = top;
    await drawn();
    for (let fold = foldAround(language, keyPath); fold; fold = foldAround(language, keyPath)) {
      fold.click();
      await drawn();
    }
  }
  return found() ?? nearestPart(language, keyPath)?.part;
}
