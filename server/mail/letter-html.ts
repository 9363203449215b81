import { type Language, languages } from '#language/languages.ts';
import { readable } from './clean-text.ts';
import { escapeHtml } from './escape-html.ts';
import type { Block, Letter, Paragraph, Part, Row } from './letter.ts';

/** Outlook knows `dir`, `align` and `bgcolor`, but neither logical properties nor a maximum width. */
export function htmlOf({ title, firm, blocks, foot }: Letter, language: Language): string {
  const { dir } = languages[language];
  const align = dir === 'rtl' ? 'right' : 'left';
  const cell = (content: string, name: string, style: string, background: string) =>
    `<tr><td align="${align}" dir="${dir}" class="${name}" bgcolor="${background}" ` +
    `style="text-align:start;background-color:${background};${style}">${content}</td></tr>\n`;
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" dir="${dir}" bgcolor="${sand}" style="margin:0;padding:0;background-color:${sand}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" class="page" bgcolor="${sand}" style="background-color:${sand}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="width:100%;max-width:600px;${type}">
${cell(escapeHtml(firm.name), 'head', `padding:20px 28px;color:#ffffff;font-size:18px;font-weight:600;border-bottom:2px solid ${brass}`, night)}${cell(blocks.map(blockHtml).join('\n'), 'body', `padding:28px;color:${night}`, paper)}${cell(footHtml(firm, foot), 'foot', `padding:20px 28px;color:${slate};font-size:13px;border-top:1px solid ${brass}`, warm)}</table>
</td></tr>
</table>
</body>
</html>
`;
}

// The site's colours (src/styles/tokens.css).
const night = '#0b1b33';
const slate = '#46536a';
const paper = '#faf7f2';
const sand = '#e9dfcf';
const warm = '#f3ece0';
const brass = '#b98a44';
const azure = '#1f4fd8';
const type = "font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6";
const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#060f1e!important}
.body,.foot{background-color:#0f2340!important;color:#f3ece0!important}
.head{background-color:#0b1b33!important}
.label{color:#cfc2ac!important}
.link{color:#9db8ff!important}
.line{border-color:#2c466e!important}
}`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4;font-weight:600">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return paragraphHtml(block.parts);
    case 'reference':
      return `<p style="margin:16px 0"><span class="label" style="color:${slate};font-size:13px">${escapeHtml(block.label)}</span><br>
<bdi dir="ltr" style="font-size:26px;letter-spacing:0.04em;font-weight:600">${escapeHtml(block.value)}</bdi></p>`;
    case 'table':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">\n${block.rows.map(rowHtml).join('\n')}\n</table>`;
    case 'command':
      return `<p style="margin:0 0 12px"><bdi dir="ltr"><code>${escapeHtml(block.text)}</code></bdi></p>`;
  }
}

function rowHtml({ label, value, direction }: Row): string {
  const line =
    'class="line" style="border-top:1px solid #d9d0c1;padding:8px 0;text-align:start;overflow-wrap:anywhere';
  return (
    `<tr><th scope="row" width="34%" valign="top" ${line};font-weight:400;padding-inline-end:16px">` +
    `<span class="label" style="color:${slate};font-size:14px">${escapeHtml(label)}</span></th>` +
    `<td valign="top" ${line}">${linesHtml(value, direction)}</td></tr>`
  );
}

function linesHtml(value: string, direction: Row['direction']): string {
  return readable(value)
    .split('\n')
    .map((line) => `<bdi dir="${direction}">${escapeHtml(line)}</bdi>`)
    .join('<br>\n');
}

function footHtml({ name, address }: Letter['firm'], foot: Paragraph[]): string {
  const signature = `<p style="margin:0"><strong>${escapeHtml(name)}</strong><br>\n${escapeHtml(address)}</p>`;
  return [...foot.map(paragraphHtml), signature].join('\n');
}

function paragraphHtml(parts: Paragraph): string {
  return `<p style="margin:0 0 12px">${parts.map(partHtml).join('')}</p>`;
}

function partHtml(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if ('foreign' in part) return `<bdi>${escapeHtml(readable(part.foreign))}</bdi>`;
  return `<a class="link" href="${escapeHtml(part.link)}" style="color:${azure}">${escapeHtml(part.label)}</a>`;
}
