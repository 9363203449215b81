import { escapeHtml, readable } from './clean-text.ts';

/** A piece of a letter in both of its forms. */
export interface Block {
  html: string;
  text: string;
}

export interface Row {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

// The site's colours (src/styles/tokens.css).
export const slate = '#46536a';
const azure = '#1f4fd8';

export function heading(text: string): Block {
  return {
    html: `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4;font-weight:600">${escapeHtml(text)}</h2>`,
    text: `${text}\n${'-'.repeat([...text].length)}`,
  };
}

/** `html` where it differs from the text. */
export function paragraph(text: string, html = escapeHtml(text)): Block {
  return { html: `<p style="margin:0 0 12px">${html}</p>`, text };
}

/** Sets what a visitor wrote in place of `…`. */
export function paragraphWith(sentence: string, foreign: string): Block {
  const bdi = `<bdi>${escapeHtml(readable(foreign))}</bdi>`;
  const text = sentence.replace('…', () => isolated(foreign, 'auto'));
  return paragraph(
    text,
    escapeHtml(sentence).replace('…', () => bdi),
  );
}

/** Links the [words in brackets]; as text the URL has a line of its own, without invisible characters. */
export function paragraphLinking(sentence: string, url: string): Block {
  const anchor = `<a class="link" href="${escapeHtml(url)}" style="color:${azure}">`;
  const html = escapeHtml(sentence)
    .replace('[', () => anchor)
    .replace(']', '</a>');
  return paragraph(`${sentence.replace(/[[\]]/g, '')}\n${url}`, html);
}

export function reference(label: string, value: string): Block {
  return {
    html: `<p style="margin:16px 0"><span class="label" style="color:${slate};font-size:13px">${escapeHtml(label)}</span><br>
<bdi dir="ltr" style="font-size:26px;letter-spacing:0.04em;font-weight:600">${escapeHtml(value)}</bdi></p>`,
    text: rowText(row(label, value, 'ltr')),
  };
}

export function table(rows: Row[]): Block {
  return {
    html: `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">\n${rows.map(rowHtml).join('\n')}\n</table>`,
    text: rows.map(rowText).join('\n'),
  };
}

export function command(text: string): Block {
  return paragraph(text, `<bdi dir="ltr"><code>${escapeHtml(text)}</code></bdi>`);
}

export function row(label: string, value: string, direction: Row['direction'] = 'auto'): Row {
  return { label, value, direction };
}

function rowHtml({ label, value, direction }: Row): string {
  const line =
    'class="line" style="border-top:1px solid #d9d0c1;padding:8px 0;text-align:start;overflow-wrap:anywhere';
  const lines = linesOf(value).map((one) => `<bdi dir="${direction}">${escapeHtml(one)}</bdi>`);
  return (
    `<tr><th scope="row" width="34%" valign="top" ${line};font-weight:400;padding-inline-end:16px">` +
    `<span class="label" style="color:${slate};font-size:14px">${escapeHtml(label)}</span></th>` +
    `<td valign="top" ${line}">${lines.join('<br>\n')}</td></tr>`
  );
}

function rowText({ label, value, direction }: Row): string {
  const lines = linesOf(value);
  const between = lines.length > 1 ? ':\n' : ': ';
  return label + between + lines.map((line) => isolated(line, direction)).join('\n');
}

const linesOf = (value: string) => readable(value).split('\n');

const [firstStrong, leftToRight, end] = ['\u2068', '\u2066', '\u2069'];

/** So that foreign text does not turn its surroundings. */
function isolated(text: string, direction: Row['direction']): string {
  return text === '' ? '' : (direction === 'ltr' ? leftToRight : firstStrong) + readable(text) + end;
}
