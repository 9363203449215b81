import type { Language } from '#i18n/languages.ts';
import { panel, type ShowPanel } from './panel.client.ts';
import { fieldSelector, focusField } from './sveltia.client.ts';

export interface FieldIssue {
  language: Language;
  /** The path in the entry, `responsibilities.1`; empty if the editor has no such field. */
  keyPath: string;
  label: string;
  text: string;
}

const styles = document.head.appendChild(document.createElement('style'));
let show: ShowPanel | undefined;

export function showRefused(title: string, issues: FieldIssue[]) {
  const byField = Map.groupBy(issues, ({ language, keyPath }) => fieldSelector(language, keyPath));
  styles.textContent = [...byField].map(([field, fieldIssues]) => issueStyle(field, fieldIssues)).join('\n');
  show ??= panel('refused');
  show(
    title,
    issues.map((issue) => ({
      ...issue,
      onClick: issue.keyPath ? () => void focusField(issue.language, issue.keyPath) : undefined,
    })),
    true,
  );
}

export function clearRefused() {
  styles.replaceChildren();
  show?.('');
}

/** Marks a field with a style sheet, because Sveltia may render its fields again at any time. */
function issueStyle(field: string, issues: FieldIssue[]): string {
  const text = issues.map((issue) => issue.text).join(' ');
  return `${field} { outline: 2px solid #d33; outline-offset: -2px; border-radius: 4px; }
${field}::before {
  content: "${text.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ')}"; display: block; margin-block-end: .4rem;
  padding: .3rem .6rem; border-radius: 4px; background: #b00020; color: #fff; font-size: .875rem; line-height: 1.5;
}`;
}
