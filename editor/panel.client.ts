/** A list at the foot of the window, above what else stands there. It is read out when it changes. */
export function panel(id: string): { show: (title: string, items: HTMLElement[], isOpen: boolean) => void } {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  details.id = id;
  details.setAttribute('role', 'status');
  details.append(summary, list);
  stack().prepend(details);
  return {
    show(title, items, isOpen) {
      summary.textContent = title;
      list.replaceChildren(...items);
      details.open = isOpen;
      details.hidden = title === '';
    },
  };
}

/** Of a finding: where it is, and what to say of it. */
export function panelItem(place: Node | string, text: string): HTMLElement {
  const item = document.createElement('li');
  const where = document.createElement('strong');
  where.append(place);
  item.append(where, document.createElement('br'), text);
  item.dir = 'auto';
  return item;
}

function stack(): HTMLElement {
  const found = document.getElementById('panels');
  if (found) return found;
  const element = document.createElement('div');
  element.id = 'panels';
  const style = document.createElement('style');
  style.textContent = look;
  document.head.append(style);
  document.body.append(element);
  return element;
}

const look = `
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
