import { expect, test } from 'vitest';
import { parseSvg, withInheritedColors } from './parse-svg.ts';

// Drawing programs write a file so.
const svg = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a program -->
<svg width="96" height="96"
  viewBox="0 0 96 96" fill="none" stroke="#0B1B33" stroke-width="1.5" xmlns="http://www.w3.org/2000/svg">
  <path d="M0 0
    h9" stroke="#BDB3A1" stroke-width="1"/>
  <circle r="5" fill="#b98a44"/>
</svg>
`;

test('a drawing inherits colours and strokes, and has no size', () => {
  const { viewBox, paint, content } = parseSvg(svg);
  expect(viewBox).toBe('0 0 96 96');
  expect(withInheritedColors(paint)).toBe(' fill="none" stroke="currentColor"');
  expect(withInheritedColors(content)).toBe(
    '<path d="M0 0 h9" stroke="var(--illustration-scaffold,var(--warm-400))" stroke-width="var(--illustration-stroke-scaffold,1)"/>' +
      '<circle r="5" fill="var(--illustration-mark,var(--mark))"/>',
  );
});

test('a file without a viewBox is refused', () => {
  expect(() => parseSvg('<svg><path d="M0 0h9"/></svg>')).toThrow('no viewBox');
});
