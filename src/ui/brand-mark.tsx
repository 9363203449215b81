import { drawingHref } from './drawing-href.ts';

export function BrandMark({ shape }: { shape: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawingHref('brands', shape)} />
    </svg>
  );
}
