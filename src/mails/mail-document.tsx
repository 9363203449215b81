import type { CSSProperties, ReactNode } from 'react';
import { languages } from '#i18n/languages.ts';
import {
  accent,
  black,
  ink,
  inkRaised,
  inkSoft,
  mark,
  mixColors,
  paper,
  warm,
  warmDeep,
  white,
} from '#styles/brand-colors.ts';
import { MailBlockView } from './mail-block.tsx';
import type { MailBlock, MailBody } from './mail-body.ts';

/** Outlook knows `dir`, `align` and `bgcolor`, but neither logical properties nor a maximum width. */
export function MailDocument({ language, title, firm, blocks, foot }: MailBody) {
  const { dir } = languages[language];
  const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, dir };
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body dir={dir} className="page" {...onColor(warmDeep, { margin: 0, padding: 0 })}>
        <table {...table} width="100%" className="page" {...onColor(warmDeep)}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table {...table} width="600" style={{ width: '100%', maxWidth: '600px', ...type }}>
                  <tbody>
                    <MailPart name="head" dir={dir} color={ink} style={headStyle}>
                      {firm.name}
                    </MailPart>
                    <MailPart name="body" dir={dir} color={paper} style={{ padding: '28px', color: ink }}>
                      <Blocks blocks={blocks} />
                    </MailPart>
                    <MailPart name="foot" dir={dir} color={warm} style={footStyle}>
                      <Blocks blocks={foot} />
                      <p style={{ margin: 0 }}>
                        <strong>{firm.name}</strong>
                        <br />
                        {firm.address}
                      </p>
                    </MailPart>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const type: CSSProperties = {
  fontFamily: 'Segoe UI,Tahoma,Arial,sans-serif',
  fontSize: '16px',
  lineHeight: 1.6,
};

const headStyle: CSSProperties = {
  padding: '20px 28px',
  color: white,
  fontSize: '18px',
  fontWeight: 600,
  borderBottom: `2px solid ${mark}`,
};

const footStyle: CSSProperties = {
  padding: '20px 28px',
  color: inkSoft,
  fontSize: '13px',
  borderTop: `1px solid ${mark}`,
};

/** Returns the attributes that colour a surface, in Outlook too. */
function onColor(color: string, style: CSSProperties = {}) {
  return { bgcolor: color, style: { ...style, backgroundColor: color } };
}

interface TablePartProps {
  name: 'head' | 'body' | 'foot';
  dir: 'ltr' | 'rtl';
  color: string;
  style: CSSProperties;
  children: ReactNode;
}

function MailPart({ name, dir, color, style, children }: TablePartProps) {
  const align = dir === 'rtl' ? 'right' : 'left';
  return (
    <tr>
      <td align={align} dir={dir} className={name} {...onColor(color, { textAlign: 'start', ...style })}>
        {children}
      </td>
    </tr>
  );
}

function Blocks({ blocks }: { blocks: MailBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are drawn once.
  return blocks.map((block, index) => <MailBlockView key={index} block={block} />);
}

/** These styles are for programs with dark mode; only `!important` overrides the colour of an attribute. */
const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${mixColors(ink, 55, black)}!important}
.body,.foot{background-color:${inkRaised}!important;color:${warm}!important}
.head{background-color:${ink}!important}
.label{color:${mixColors(warm, 80, ink)}!important}
.link{color:${mixColors(accent, 45, white)}!important}
.line{border-color:${mixColors(ink, 82, white)}!important}
}`;
