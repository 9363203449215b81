import { InlineDrawing } from './inline-drawing.tsx';

const files = import.meta.glob<string>('../drawings/brands/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function BrandMark({ shape }: { shape: string }) {
  const svg = files[`../drawings/brands/${shape}.svg`];
  if (!svg) throw new Error(`src/drawings/brands has no ${shape}.svg`);
  return <InlineDrawing svg={svg} />;
}
