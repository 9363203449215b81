import { drawingOf, inPlace } from './drawing.ts';

export function InlineDrawing({ svg, preserveAspectRatio }: { svg: string; preserveAspectRatio?: string }) {
  const { viewBox, content } = drawingOf(svg);
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own
      dangerouslySetInnerHTML={{ __html: inPlace(content) }}
    />
  );
}
