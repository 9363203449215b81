import { tokenize } from './fold-text.ts';
import { stemsOf } from './stems.ts';

/** A piece of a text, found or not. */
export interface Piece {
  text: string;
  found: boolean;
}

/** How many characters may stand before the first found word. */
const excerptLead = 90;

/** A text in pieces, the found words apart: those of which a form was found, however they are written. */
export function highlight(text: string, found: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of tokenize(text)) {
    if (!isFound(word.text, found)) continue;
    pieces.push({ text: text.slice(end, word.start), found: false }, { text: word.text, found: true });
    end = word.start + word.text.length;
  }
  return [...pieces, { text: text.slice(end), found: false }].filter((piece) => piece.text);
}

/** The words of a list that were found, each once. */
export function foundWords(list: string, found: Set<string>): string[] {
  const words = tokenize(list).map((word) => word.text);
  return [...new Set(words.filter((word) => isFound(word, found)))];
}

/** The text from a sentence or a word shortly before the first that was found. */
export function excerpt(text: string, found: Set<string>): string {
  const first = tokenize(text).find((word) => isFound(word.text, found))?.start ?? 0;
  if (first <= excerptLead) return text;
  const before = text.slice(0, first);
  const sentence = before.search(/(?<=[.؟?!:] )[^.؟?!:]*$/);
  const start =
    first - sentence <= excerptLead ? sentence : before.lastIndexOf(' ', first - excerptLead / 2) + 1;
  return start > 0 ? `… ${text.slice(start)}` : text;
}

function isFound(word: string, found: Set<string>): boolean {
  return stemsOf(word).some((form) => found.has(form));
}
