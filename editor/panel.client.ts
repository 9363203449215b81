interface PanelItem {
  place: string;
  text: string;
  onClick?: (() => void) | undefined;
  /** The button's label, where it is not the place. */
  button?: string;
}

/**
 * A list at the foot of the window, above the others; without a title it is not shown. Screen readers announce it when
 * it changes. Shown again with the same content it stays open or closed, as the reader left it.
 */
export function panel(id: string) {
  const details = element('details', { id, role: 'status', hidden: true });
  const [summary, list] = [element('summary'), element('ul')];
  details.append(summary, list);
  stack().prepend(details);
  let shown = '';
  return (title: string, items: PanelItem[] = [], open = false) => {
    const content = [title, ...items.map(({ place, text }) => `${place} ${text}`)].join('\n');
    if (content === shown) return;
    shown = content;
    summary.textContent = title;
    list.replaceChildren(...items.map(listItem));
    Object.assign(details, { open, hidden: title === '' });
  };
}

function listItem({ place, text, button = place, onClick }: PanelItem): HTMLElement {
  const item = element('li', { dir: 'auto' });
  const pressed = onClick && element('button', { type: 'button', textContent: button, onclick: onClick });
  const isPlace = button === place;
  const strong = element('strong');
  strong.append(pressed && isPlace ? pressed : place);
  item.append(strong, element('br'), text);
  if (pressed && !isPlace) item.append(element('br'), pressed);
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
) {
  return Object.assign(document.createElement(name), properties);
}

function stack(): HTMLElement {
  const found = document.getElementById('panels');
  if (found) return found;
  const stack = element('div', { id: 'panels' });
  document.head.append(element('style', { textContent: styleSheet }));
  document.body.append(stack);
  return stack;
}

const styleSheet = `
#panels {
  position: fixed; z-index: 1000; inset-block-end: 0; inset-inline: 1rem; margin-inline: auto; inline-size: fit-content;
  max-inline-size: 40rem; display: grid; gap: .5rem; pointer-events: none;
}
#panels details {
  pointer-events: auto; max-block-size: 40vh; overflow: auto; padding: .6rem 1rem; border: 1px solid #999;
  border-radius: .5rem; background: #fffbe9; color: #222; font: 14px/1.5 system-ui, sans-serif;
}
#panels details[hidden] { display: none; }
#panels #refused { border-color: #b00020; background: #fff1f1; }
#panels summary { cursor: pointer; font-weight: 600; }
#panels ul { margin: .5rem 0 0; padding-inline-start: 1.1rem; }
#panels li button {
  padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; text-decoration: underline;
  cursor: pointer;
}
`;
