import { namesOf, type PdfNames, skipBlanks } from './pdf-lexer.ts';
import { refusal } from './verdict.ts';

/** One object, or the trailer; `number` is undefined where none stands before it. */
export interface PdfObject {
  number: number | undefined;
  names: PdfNames;
  bytes: Buffer;
}

/** An object whose bytes hold more objects, packed. `body` is undefined where it has none that can be found. */
export interface PackedObjects {
  object: PdfObject;
  body: Buffer | undefined;
}

/** More than the whole file four times over is read only where objects lie in each other. */
export const mostReadings = 4;
/** An object and its place in the table take 37 bytes at least. */
export const mostObjects = 200_000;
const mostPacked = 2000;
/** Blanks and comments between a stream's dictionary and its bytes. */
const mostBetween = 1024;

/**
 * Visits every object, wherever it lies: a reader finds them by a table, which may point anywhere. Object streams are
 * given back for `unpackObjects`, because whether the file is encrypted stands at its end. Throws `resume-unsafe` where
 * there are more than any honest file has.
 */
export function visitObjects(bytes: Buffer, visit: (object: PdfObject) => void): PackedObjects[] {
  const packed: PackedObjects[] = [];
  let readings = bytes.length * mostReadings;
  let objects = mostObjects;
  let streamEnd = -1;
  for (const { number, start } of beginnings(bytes)) {
    const { names, end } = namesOf(bytes, start);
    readings -= end - start;
    objects -= 1;
    const object = { number, names, bytes };
    visit(object);
    if (names.has('ObjStm')) packed.push({ object, body: bodyAfter(end) });
    if (readings < 0 || objects < 0 || packed.length > mostPacked) throw refusal('resume-unsafe');
  }
  return packed;

  function bodyAfter(end: number): Buffer | undefined {
    const between = bytes.subarray(end, end + mostBetween);
    const at = skipBlanks(between, 0);
    if (between.toString('latin1', at, at + 6) !== 'stream') return undefined;
    const from = end + at + (between[at + 6] === 0x0d && between[at + 7] === 0x0a ? 8 : 7);
    if (streamEnd < from) streamEnd = bytes.indexOf('endstream', from);
    if (streamEnd < 0) streamEnd = bytes.length;
    return bytes.subarray(from, streamEnd);
  }
}

function* beginnings(bytes: Buffer): Generator<{ number: number | undefined; start: number }> {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3))
    if (!isLetter(bytes[at - 1])) yield { number: numberBefore(bytes, at), start: at + 3 };
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7))
    yield { number: undefined, start: at + 7 };
}

function isLetter(byte = 0): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** `12` of `12 0 obj`. */
function numberBefore(bytes: Buffer, at: number): number | undefined {
  let place = at;
  const back = (pattern: RegExp, most: number) => {
    const from = place;
    while (place > 0 && from - place < most && pattern.test(String.fromCharCode(bytes[place - 1] ?? 0)))
      place -= 1;
    return bytes.toString('latin1', place, from);
  };
  back(blank, 8);
  if (!back(digit, 5) || !back(blank, 8)) return undefined;
  const number = back(digit, 10);
  return number ? Number(number) : undefined;
}

const blank = /[\s\0]/;
const digit = /\d/;
