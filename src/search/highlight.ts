import { tokenize } from './fold-text.ts';
import { stemsOfSite } from './stems.ts';

const leadCharacters = 90;

/** Divides a text into found words and the pieces between them. `found` are stems. */
export function highlight(text: string, found: Set<string>) {
  const pieces: { text: string; found: boolean }[] = [];
  let end = 0;
  for (const word of tokenize(text)) {
    if (!isFound(word.text, found)) continue;
    pieces.push({ text: text.slice(end, word.start), found: false }, { text: word.text, found: true });
    end = word.start + word.text.length;
  }
  return [...pieces, { text: text.slice(end), found: false }].filter((piece) => piece.text);
}

export function foundWords(list: string, found: Set<string>): string[] {
  const words = tokenize(list).map((word) => word.text);
  return [...new Set(words.filter((word) => isFound(word, found)))];
}

/** Cuts off a long text before the sentence of the first found word, or some 45 characters before the word. */
export function excerpt(text: string, found: Set<string>): string {
  const first = tokenize(text).find((word) => isFound(word.text, found))?.start ?? 0;
  if (first <= leadCharacters) return text;
  const before = text.slice(0, first);
  const sentence = before.search(/(?<=[.؟?!:] )[^.؟?!:]*$/);
  const start =
    first - sentence <= leadCharacters ? sentence : before.lastIndexOf(' ', first - leadCharacters / 2) + 1;
  return start > 0 ? `… ${text.slice(start)}` : text;
}

function isFound(word: string, found: Set<string>): boolean {
  return stemsOfSite(word).some((stem) => found.has(stem));
}
