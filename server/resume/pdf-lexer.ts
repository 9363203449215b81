import { telling } from './pdf-names.ts';
import { refusal } from './verdict.ts';

/** The telling names of a value, without their slash; and behind each where it stands, which is where its value is. */
export type PdfNames = Map<string, number[]>;

const less = 0x3c;
const square = 0x5b;
const backslash = 0x5c;
const kinds = kindOfEachByte();

/** Ends an object that was left open. */
const endings = new Set(['endobj', 'stream', 'obj', 'xref', 'startxref']);
/** By their first byte most words are passed over. */
const mayEnd = firstBytes(endings);
const mayTell = firstBytes([...telling, '#']);
/** Nobody nests a page's dictionaries and arrays deeper. */
const deepest = 500;

/**
 * Reads one PDF value from `from` on (ISO 32000-1, 7.2 and 7.3) and collects the telling names in it, but nothing that
 * stands in strings and comments: a résumé says "HTML/JavaScript" often enough. A bracket that closes nothing is passed over,
 * as PDF readers do. Stops behind the value, or where its object ends.
 */
export function namesOf(bytes: Buffer, from: number): { names: PdfNames; end: number } {
  const names: PdfNames = new Map();
  const end = readValue(bytes, from, (name, after) => {
    const places = names.get(name);
    if (places) places.push(after);
    else names.set(name, [after]);
  });
  return { names, end };
}

function readValue(bytes: Buffer, from: number, onName: (name: string, after: number) => void): number {
  const open: number[] = [];
  let at = skipBlanks(bytes, from);
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    const kind = kinds[byte];
    if (kind === 'name') {
      const end = wordEnd(bytes, at + 1);
      const name = nameOf(bytes, at + 1, end);
      if (telling.has(name)) onName(name, end);
      at = end;
    } else if (kind === 'string') at = stringEnd(bytes, at);
    else if (kind === 'angle' && bytes[at + 1] !== byte) at = byte === less ? after(bytes, '>', at) : at + 1;
    else if (kind === 'angle' || kind === 'square') {
      if (byte === less || byte === square) open.push(byte + 2);
      else if (open.at(-1) === byte) open.pop();
      if (open.length > deepest) throw refusal('resume-unsafe');
      at += kind === 'angle' ? 2 : 1;
    } else {
      const end = wordEnd(bytes, at + 1);
      if (mayEnd[byte] && endings.has(bytes.toString('latin1', at, Math.min(end, at + 10)))) return at;
      at = end;
    }
    if (open.length === 0) return at;
    at = skipBlanks(bytes, at);
  }
  return at;
}

/** Where the next thing that is neither blank nor comment begins. */
export function skipBlanks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const kind = kinds[bytes[at] as number];
    if (kind === 'comment') at = lineEnd(bytes, at);
    else if (kind === 'blank') at += 1;
    else break;
  }
  return at;
}

function firstBytes(words: Iterable<string>): boolean[] {
  const list = new Array<boolean>(256).fill(false);
  for (const word of words) list[word.charCodeAt(0)] = true;
  return list;
}

function kindOfEachByte() {
  const list = new Array<'blank' | 'comment' | 'name' | 'string' | 'angle' | 'square' | 'word'>(256).fill(
    'word',
  );
  // A closing bracket of a string that was not opened, and the braces of functions, say nothing.
  for (const byte of Buffer.from('\0\t\n\f\r ){}')) list[byte] = 'blank';
  list[0x25] = 'comment';
  list[0x2f] = 'name';
  list[0x28] = 'string';
  list[less] = list[less + 2] = 'angle';
  list[square] = list[square + 2] = 'square';
  return list;
}

function wordEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && kinds[bytes[at] as number] === 'word') at += 1;
  return at;
}

/** Longer names are none of the telling ones, even with each letter written as `#xx`. */
const longestName = 3 * Math.max(...[...telling].map((name) => name.length));

function nameOf(bytes: Buffer, start: number, end: number): string {
  if (!mayTell[bytes[start] as number] || end - start > longestName) return '';
  const name = bytes.toString('latin1', start, end);
  return name.includes('#') ? withoutEscapes(name) : name;
}

/** A loop: a regular expression takes five times as long, and a hostile file has a million of them. */
function withoutEscapes(name: string): string {
  let read = '';
  for (let at = 0; at < name.length; at += 1) {
    const code = name[at] === '#' ? Number.parseInt(name.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(code)) read += name[at];
    else {
      read += String.fromCharCode(code);
      at += 2;
    }
  }
  return read;
}

function lineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

function stringEnd(bytes: Buffer, from: number): number {
  let at = from;
  let depth = 0;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
}

function after(bytes: Buffer, character: string, from: number): number {
  const found = bytes.indexOf(character, from);
  return found < 0 ? bytes.length : found + 1;
}
