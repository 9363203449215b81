import { inPlace, parseSvg } from './svg.ts';

export function InlineSvg({ svg, preserveAspectRatio }: { svg: string; preserveAspectRatio?: string }) {
  const { viewBox, content } = parseSvg(svg);
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
