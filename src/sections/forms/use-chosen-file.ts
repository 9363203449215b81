import { type RefObject, useEffect, useState } from 'react';

type Input = RefObject<HTMLInputElement | null>;

/** Returns `{ file }`, in which no chosen file is undefined; before hydration returns nothing. */
export function useChosenFile(input: Input) {
  const [chosen, setChosen] = useState<{ file: File | undefined }>();
  useEffect(() => {
    const stop = new AbortController();
    const readInput = () => setChosen({ file: input.current?.files?.[0] });
    readInput();
    input.current?.addEventListener('change', readInput, { signal: stop.signal });
    // The browser restores a chosen file after the page's scripts have run, without an event.
    addEventListener('pageshow', readInput, { signal: stop.signal });
    return () => stop.abort();
  }, [input]);
  return chosen;
}

/** Accepts a file dropped anywhere on the page, which the browser would open. Returns whether one is over the page. */
export function useFileDrop(input: Input): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const on = <Kind extends 'dragover' | 'dragleave' | 'drop'>(
      kind: Kind,
      listener: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, listener, { signal: stop.signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => relatedTarget || setOver(false));
    on('drop', (event) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      chooseFiles(input.current, [file]);
    });
    return () => stop.abort();
  }, [input]);
  return isOver;
}

/** Sets the files of an input; none empties it. */
export function chooseFiles(input: HTMLInputElement | null, files: File[]) {
  if (!input) return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
  input.focus();
}
