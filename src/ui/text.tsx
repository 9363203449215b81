import { Fragment, type ReactNode } from 'react';

const latinLetters = /[A-Za-z]/g;
const arabicLetters = /[\u0620-\u064a]/g;
/** A Latin run inside Arabic, with the figures and joints that belong to it: `IAS 19`, `info@rasikh.example`. */
const latinRun = /([A-Za-z][A-Za-z0-9]*(?:[ @.&/+_-]+[A-Za-z0-9]+)*)/;
const arabicRun = /([\u0620-\u065f](?:[\u0600-\u06ff ]*[\u0600-\u06ff])?)/;

/**
 * A text of the content, ready to be set: runs of the other script are isolated in the direction of their
 * own, and `**words**` are strong. (I18N, inline bidirectional markup.)
 */
export function Text({ children }: { children: string }): ReactNode {
  return parts(children, '**', (strong) => <strong>{isolate(strong)}</strong>, isolate);
}

function isolate(text: string): ReactNode {
  const latin = count(text, latinLetters);
  const arabic = count(text, arabicLetters);
  if (latin === 0 || arabic === 0) return text;
  return arabic >= latin
    ? parts(text, latinRun, (run) => <Latin>{run}</Latin>)
    : parts(text, arabicRun, (run) => <bdi lang="ar">{run}</bdi>);
}

/** Splits a text and renders the pieces in turn: outside, inside, outside … */
function parts(
  text: string,
  separator: string | RegExp,
  inside: (piece: string) => ReactNode,
  outside: (piece: string) => ReactNode = (piece) => piece,
): ReactNode {
  const pieces = text.split(separator);
  if (pieces.length === 1) return outside(text);
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
  return pieces.map((piece, index) => <Fragment key={index}>{(index % 2 ? inside : outside)(piece)}</Fragment>);
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** A brand name, address or number that is Latin in every language. */
export function Latin({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}

/** A name in either script, isolated from the text around it. */
export function Name({ children }: { children: string }) {
  return count(children, latinLetters) > 0 ? <Latin>{children}</Latin> : <bdi>{children}</bdi>;
}
