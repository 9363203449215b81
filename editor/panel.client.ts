interface PanelItem {
  label: string;
  text: string;
  onClick?: (() => void) | undefined;
  button?: string;
}

export type ShowPanel = (title: string, items?: PanelItem[], open?: boolean) => void;

/** Creates a list that screen readers announce. Returns the function that fills it; an empty title hides it. */
export function panel(id: string): ShowPanel {
  const details = Object.assign(document.createElement('details'), { id, role: 'status', hidden: true });
  const [summary, list] = [document.createElement('summary'), document.createElement('ul')];
  details.append(summary, list);
  document.getElementById('panels')?.prepend(details);
  let shown = '';
  return (title, items = [], open = false) => {
    const content = [title, ...items.map(({ label, text }) => `${label} ${text}`)].join('\n');
    if (content === shown) return;
    shown = content;
    summary.textContent = title;
    list.replaceChildren(...items.map(listItem));
    Object.assign(details, { open, hidden: title === '' });
  };
}

function listItem({ label, text, button, onClick }: PanelItem): HTMLElement {
  const [item, strong] = [document.createElement('li'), document.createElement('strong')];
  const options = { type: 'button', textContent: button ?? label, onclick: onClick };
  const pressed = onClick && Object.assign(document.createElement('button'), options);
  strong.append(button ? label : (pressed ?? label));
  item.dir = 'auto';
  item.append(strong, document.createElement('br'), text);
  if (pressed && button) item.append(document.createElement('br'), pressed);
  return item;
}
