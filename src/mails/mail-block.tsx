import { type CSSProperties, Fragment } from 'react';
import { accent, inkSoft, rule } from '#styles/brand-colors.ts';
import { type MailBlock, type MailRow, withoutControlCharacters } from './mail-body.ts';

export function MailBlockView({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 style={{ margin: '24px 0 8px', fontSize: '18px', lineHeight: 1.4, fontWeight: 600 }}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p style={paragraphStyle}>
          <ParagraphText {...block} />
        </p>
      );
    case 'command':
      return (
        <p style={paragraphStyle}>
          <bdi dir="ltr">
            <code>{block.text}</code>
          </bdi>
        </p>
      );
    case 'reference':
      return (
        <p style={{ margin: '16px 0' }}>
          <span className="label" style={{ color: inkSoft, fontSize: '13px' }}>
            {block.label}
          </span>
          <br />
          <bdi dir="ltr" style={{ fontSize: '26px', letterSpacing: '0.04em', fontWeight: 600 }}>
            {block.value}
          </bdi>
        </p>
      );
    case 'table':
      return (
        <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 0 20px' }}>
          <tbody>
            {block.rows.map((row) => (
              <TableRow key={row.url ?? row.label} {...row} />
            ))}
          </tbody>
        </table>
      );
  }
}

const paragraphStyle: CSSProperties = { margin: '0 0 12px' };

function ParagraphText({ text, name, url }: MailBlock & { kind: 'paragraph' }) {
  if (url !== undefined) {
    const [before, linkText, after] = text.split(/[[\]]/);
    return (
      <>
        {before}
        <a className="link" href={url} style={{ color: accent }}>
          {linkText}
        </a>
        {after}
      </>
    );
  }
  if (name === undefined) return text;
  const [before, after] = text.split('…');
  return (
    <>
      {before}
      <bdi>{withoutControlCharacters(name)}</bdi>
      {after}
    </>
  );
}

const cell: CSSProperties = {
  borderTop: `1px solid ${rule}`,
  padding: '8px 0',
  textAlign: 'start',
  overflowWrap: 'anywhere',
};

function TableRow({ label, value, direction, url }: MailRow) {
  return (
    <tr>
      <th
        scope="row"
        {...{ width: '34%', valign: 'top' }}
        className="line"
        style={{ ...cell, fontWeight: 400, paddingInlineEnd: '16px' }}
      >
        <span className="label" style={{ color: inkSoft, fontSize: '14px' }}>
          {label}
        </span>
      </th>
      <td valign="top" className="line" style={cell}>
        {withoutControlCharacters(value)
          .split('\n')
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are drawn once.
            <Fragment key={index}>
              {index > 0 && <br />}
              {index > 0 && '\n'}
              {index === 0 && url ? (
                <a className="link" href={url} style={{ color: accent }}>
                  <bdi dir={direction}>{line}</bdi>
                </a>
              ) : (
                <bdi dir={direction}>{line}</bdi>
              )}
            </Fragment>
          ))}
      </td>
    </tr>
  );
}
