/** In the document itself; the colours are those of src/styles/tokens.css. */
export const reportStyles = `
:root { color-scheme: light; font: 1rem/1.6 "IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif; color: #0b1b33; background: #faf7f2 }
body { margin: 0 }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1.25rem 4rem }
header p, .note, figcaption { color: #46536a }
h1 { margin-block: 0; font-size: 2rem; line-height: 1.3 }
h2 { margin-block: 2.5rem 0.75rem; font-size: 1.15rem }
a { color: #1f4fd8 }
.scroll { overflow-x: auto }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.4rem 0.75rem; border-block-end: 1px solid #d9d0c1; text-align: end; font-weight: 400; vertical-align: top }
th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; min-inline-size: 9rem }
thead th { color: #46536a; font-size: 0.85rem }
@media (width < 40rem) {
  table { font-size: 0.85rem }
  th, td { padding-inline: 0.25rem }
  th:first-child { min-inline-size: 6rem }
  thead th { font-size: 0.75rem }
}
td:nth-child(3), td:nth-child(5) { color: #46536a }
.bar { display: block; inline-size: 100%; block-size: 4px; fill: #b98a44 }
[dir="rtl"] .bar { transform: scaleX(-1) }
figure { margin: 0 }
figure > svg { inline-size: 100%; block-size: auto }
figcaption, .keys { display: flex; justify-content: space-between; font-size: 0.85rem }
.keys { justify-content: start; gap: 1.5rem }
.maximum { margin-block: 0; font-size: 0.85rem; color: #46536a }
.keys span::before { content: ""; display: inline-block; inline-size: 0.8em; block-size: 0.8em; margin-inline-end: 0.4em; background: #0b1b33 }
.keys .key-1::before { background: #b98a44 }
rect { fill: #0b1b33 }
.part-1, .bar rect { fill: #b98a44 }
line { stroke: #46536a }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
@media print { section { break-inside: avoid } }
`;
