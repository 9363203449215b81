import { fieldAround } from './sveltia.client.ts';

/** The longer side of a photograph in the repository, in pixels: twice what most places show. */
const longestSide = 2400;
const quality = 0.9;

export interface FittedPicture {
  /** Without its ending. */
  name: string;
  width: number;
}

/**
 * Makes a JPEG without place, time and camera of every picture that people choose, drop or paste, before the editor
 * gets it, and calls `onFitted` with each. What the browser cannot read is passed on as it is, for the editor to refuse.
 * Calls `onMisplaced` when something is dropped where no picture can be.
 */
export function fitPictures(onFitted: (picture: FittedPicture) => void, onMisplaced: () => void) {
  const redispatched = new WeakSet<Event>();
  async function setFiles(input: HTMLInputElement, files: File[]) {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(await fitted(file, onFitted));
    input.files = transfer.files;
    const event = new Event('change', { bubbles: true });
    redispatched.add(event);
    input.dispatchEvent(event);
  }
  addEventListener(
    'change',
    (event) => {
      const input = event.target;
      if (redispatched.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return;
      event.stopImmediatePropagation();
      void setFiles(input, [...(input.files ?? [])]);
    },
    { capture: true },
  );
  addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      // Else the browser would leave the editor and show the file.
      event.preventDefault();
      event.stopImmediatePropagation();
      const input = inputNear(event.target);
      if (!input) return onMisplaced();
      // So that the area that shows where to drop is no longer highlighted.
      event.target?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
      void setFiles(input, input.multiple ? files : files.slice(0, 1));
    },
    { capture: true },
  );
  const { clipboard } = navigator;
  const read = clipboard?.read.bind(clipboard);
  if (read) clipboard.read = async () => (await read()).map((item) => pasted(item, onFitted));
}

/** The nearest control for files beside or around an element, within its field where it stands in one. */
function inputNear(target: EventTarget | null): HTMLInputElement | null {
  const field = fieldAround(target);
  let element = target instanceof Element ? target : null;
  while (element) {
    const input = element.querySelector<HTMLInputElement>('input[type="file"]');
    if (input || element === field) return input;
    element = element.parentElement;
  }
  return null;
}

/** The editor names what is pasted after its type. */
const pastedType = 'image/jpg';

function pasted(item: ClipboardItem, onFitted: (picture: FittedPicture) => void): ClipboardItem {
  const type = item.types.find((each) => each.startsWith('image/'));
  if (!type) return item;
  const getType = async () => fitted(new File([await item.getType(type)], 'pasted', { type }), onFitted);
  return { types: [pastedType], getType, presentationStyle: item.presentationStyle };
}

async function fitted(file: File, onFitted: (picture: FittedPicture) => void): Promise<File> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is clear in a PNG would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const name = file.name.replace(/\.\w+$/, '');
    onFitted({ name, width: canvas.width });
    return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
