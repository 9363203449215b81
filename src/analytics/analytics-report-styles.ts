import { accent, ink, inkSoft, mark, paper, rule } from '#styles/brand-colors.ts';

/** In the document itself. */
export const reportStyles = `
:root { color-scheme: light; font: 1rem/1.6 "IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif; color: ${ink}; background: ${paper} }
body { margin: 0 }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1.25rem 4rem }
header p, .note, figcaption { color: ${inkSoft} }
h1 { margin-block: 0; font-size: 2rem; line-height: 1.3 }
h2 { margin-block: 2.5rem 0.75rem; font-size: 1.15rem }
a { color: ${accent} }
.scroll { overflow-x: auto }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.4rem 0.75rem; border-block-end: 1px solid ${rule}; text-align: end; font-weight: 400; vertical-align: top }
th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; min-inline-size: 9rem }
thead th { color: ${inkSoft}; font-size: 0.85rem }
@media (width < 40rem) {
  table { font-size: 0.85rem }
  th, td { padding-inline: 0.25rem }
  th:first-child { min-inline-size: 6rem }
  thead th { font-size: 0.75rem }
}
td:nth-child(3), td:nth-child(5) { color: ${inkSoft} }
.bar { display: block; inline-size: 100%; block-size: 4px; fill: ${mark} }
[dir="rtl"] .bar { transform: scaleX(-1) }
figure { margin: 0 }
figure > svg { inline-size: 100%; block-size: auto }
figcaption, .keys { display: flex; justify-content: space-between; font-size: 0.85rem }
.keys { justify-content: start; gap: 1.5rem }
.maximum { margin-block: 0; font-size: 0.85rem; color: ${inkSoft} }
.keys span::before { content: ""; display: inline-block; inline-size: 0.8em; block-size: 0.8em; margin-inline-end: 0.4em; background: ${ink} }
.keys .key-1::before { background: ${mark} }
rect { fill: ${ink} }
.part-1, .bar rect { fill: ${mark} }
line { stroke: ${inkSoft} }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
@media print { section { break-inside: avoid } }
`;
