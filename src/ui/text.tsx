import { Fragment, type ReactNode } from 'react';

const latinLetter = /[A-Za-z]/;
const arabicLetter = /[\u0620-\u064a]/;
/** Matches a Latin run inside Arabic, with its figures and signs: `IAS 19`, `info@firm.example`. */
const latinRun = /([A-Za-z][A-Za-z0-9]*(?:[ \u00a0@.&/+_-]+[A-Za-z0-9]+)*)/;
const arabicRun = /([\u0620-\u065f](?:[\u0600-\u06ff ]*[\u0600-\u06ff])?)/;

/** Isolates the runs of the other script in their direction, and makes `**words**` strong. */
export function richText(text: string): ReactNode {
  const isolate = isolationFor(text);
  return parts(text, '**', (strong) => <strong>{isolate(strong)}</strong>, isolate);
}

/** Returns a renderer that isolates the runs of the other script, the one with fewer words in the text. */
function isolationFor(text: string): (piece: string) => ReactNode {
  const words = text.split(/\s+/);
  // A word in both scripts, such as `وPESTLE`, is an Arabic word with a name in it.
  const arabic = words.filter((word) => arabicLetter.test(word)).length;
  const latin = words.filter((word) => latinLetter.test(word) && !arabicLetter.test(word)).length;
  if (arabic === 0 || !latinLetter.test(text)) return (piece) => piece;
  return arabic >= latin
    ? (piece) => parts(piece, latinRun, (run) => <Latin>{run}</Latin>)
    : (piece) => parts(piece, arabicRun, (run) => <bdi lang="ar">{run}</bdi>);
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
  return pieces.map((piece, index) => {
    const render = index % 2 ? inside : outside;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return <Fragment key={index}>{render(piece)}</Fragment>;
  });
}

/** A brand name, address or number that is Latin in every language. */
export function Latin({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}

/** Renders `Latin`, as a link if it has an `href`. */
export function LatinLink({ href, children }: { href?: string | undefined; children: string }) {
  const text = <Latin>{children}</Latin>;
  return href ? <a href={href}>{text}</a> : text;
}

/** A name in either script, isolated from the text around it. */
export function Name({ children }: { children: string }) {
  return latinLetter.test(children) ? <Latin>{children}</Latin> : <bdi>{children}</bdi>;
}
