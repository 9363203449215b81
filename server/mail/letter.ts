import { type Language, languages } from '#language/languages.ts';
import { escapeHtml } from './clean-text.ts';
import { type Block, slate } from './letter-blocks.ts';

interface Letter {
  firm: { name: string; address: string };
  blocks: Block[];
  foot: Block[];
}

export function textOf({ firm, blocks, foot }: Letter): string {
  const signature = `-- \n${firm.name}\n${firm.address}`;
  return `${[firm.name, ...[...blocks, ...foot].map(({ text }) => text), signature].join('\n\n')}\n`;
}

/** Outlook knows `dir`, `align` and `bgcolor`, but neither logical properties nor a maximum width. */
export function htmlOf({ firm, blocks, foot }: Letter, title: string, language: Language): string {
  const { dir } = languages[language];
  const align = dir === 'rtl' ? 'right' : 'left';
  const cell = (content: string, name: string, style: string, background: string) =>
    `<tr><td align="${align}" dir="${dir}" class="${name}" bgcolor="${background}" ` +
    `style="text-align:start;background-color:${background};${style}">${content}</td></tr>\n`;
  const signature = `<p style="margin:0"><strong>${escapeHtml(firm.name)}</strong><br>\n${escapeHtml(firm.address)}</p>`;
  const body = blocks.map(({ html }) => html).join('\n');
  const end = [...foot.map(({ html }) => html), signature].join('\n');
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
${cell(escapeHtml(firm.name), 'head', `padding:20px 28px;color:#ffffff;font-size:18px;font-weight:600;border-bottom:2px solid ${brass}`, night)}${cell(body, 'body', `padding:28px;color:${night}`, paper)}${cell(end, 'foot', `padding:20px 28px;color:${slate};font-size:13px;border-top:1px solid ${brass}`, warm)}</table>
</td></tr>
</table>
</body>
</html>
`;
}

// The site's colours (src/styles/tokens.css).
const night = '#0b1b33';
const paper = '#faf7f2';
const sand = '#e9dfcf';
const warm = '#f3ece0';
const brass = '#b98a44';
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
