import { formatFileSize } from '../../language/numbers.ts';
import { pageLanguage } from './page-language.client.ts';

/** Shows which file is chosen in each file area of the page, and lets it be dropped there and removed. */
for (const area of document.querySelectorAll<HTMLElement>('[data-file]')) {
  const input = area.querySelector('input');
  if (input) wake(area, input);
}

function wake(area: HTMLElement, input: HTMLInputElement) {
  const show = () => showFile(area, input.files?.[0]);
  const choose = (files: FileList) => {
    input.files = files;
    for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
    input.focus();
  };
  show();
  input.addEventListener('change', show);
  // The browser puts a chosen file back after the page's scripts, and without a word.
  addEventListener('pageshow', show);
  area.querySelector('[data-remove]')?.addEventListener('click', () => choose(new DataTransfer().files));
  takeDrops(area, choose);
}

function showFile(area: HTMLElement, file: File | undefined) {
  area.dataset.state = file ? 'chosen' : 'empty';
  const [name, size] = area.querySelectorAll('output > *');
  if (name) name.textContent = file?.name ?? '';
  if (size) size.textContent = file ? formatFileSize(pageLanguage, file.size) : '';
}

/** Anywhere on the page: a file that misses the area would be opened in place of what was typed. */
function takeDrops(area: HTMLElement, choose: (files: FileList) => void) {
  const show = (over: boolean) => area.toggleAttribute('data-over', over);
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    show(true);
  });
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) show(false);
  });
  document.addEventListener('drop', (event) => {
    show(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    const one = new DataTransfer();
    one.items.add(file);
    choose(one.files);
  });
}
