import type { Language } from '#i18n/languages.ts';
import { panel, panelItem } from './panel.client.ts';

/** What is wrong in a field of the entry that is open. */
export interface FieldFault {
  language: Language;
  /** Of the field, as the editor marks it: `responsibilities.1`. */
  keyPath: string;
  /** "Responsibilities 2 (Arabic)". */
  place: string;
  text: string;
}

const marks = document.createElement('style');
document.head.append(marks);
let list: ReturnType<typeof panel> | undefined;

/** Says of each fault at its field what it is, and lists them all with a way there. */
export function showRefused(title: string, faults: FieldFault[]) {
  marks.textContent = faults.map(markOf).join('\n');
  list ??= panel('refused');
  list.show(
    title,
    faults.map((fault) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = fault.place;
      button.addEventListener('click', () => goTo(fault));
      return panelItem(button, fault.text);
    }),
    true,
  );
}

/** Once the entry was saved or left. */
export function clearRefused() {
  marks.textContent = '';
  list?.show('', [], false);
}

function fieldSelector({ language, keyPath }: FieldFault): string {
  return `.pane[data-locale="${language}"] [data-key-path="${CSS.escape(keyPath)}"]`;
}

/** The editor draws its fields anew when it likes: a rule of a style sheet holds through that. */
function markOf(fault: FieldFault): string {
  const field = fieldSelector(fault);
  const text = fault.text.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ');
  return `${field} { outline: 2px solid #d33; outline-offset: -2px; border-radius: 4px; }
${field}::before {
  content: "${text}"; display: block; margin-block-end: .4rem; padding: .3rem .6rem; border-radius: 4px;
  background: #b00020; color: #fff; font-size: .875rem; line-height: 1.5;
}`;
}

/** To the field, or to the nearest part around it where that is folded. */
function goTo(fault: FieldFault) {
  const names = fault.keyPath.split('.');
  const paths = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  for (const keyPath of paths) {
    const field = document.querySelector(fieldSelector({ ...fault, keyPath }));
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    const control =
      field.querySelector<HTMLElement>('[contenteditable="true"], input, textarea') ??
      field.querySelector('button');
    control?.focus();
    return;
  }
}
