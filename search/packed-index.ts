import type { Entry } from './entries.ts';
import { tokenize } from './fold-text.ts';
import { stemsOf } from './stems.ts';

/**
 * The index as it is transferred: each word of `more` once, with its entries. A third smaller than written
 * out, compressed or not.
 */
export interface EncodedIndex {
  entries: Omit<Entry, 'more'>[];
  /** Sorted, separated by spaces. */
  words: string;
  /** For each word its entries: steps from one to the next, each a character from `0` on. */
  places: string;
}

const zero = '0'.charCodeAt(0);
/** Separates two words. */
const end = ' ';

/** Of `more`, only the first word of each stem is kept. */
export function encodeIndex(entries: Entry[]): EncodedIndex {
  const words = new Map<string, string>();
  const places = new Map<string, number[]>();
  for (const [place, { more }] of entries.entries()) {
    for (const { text } of tokenize(more)) {
      const [stem = text] = stemsOf(text);
      if (!words.has(stem)) words.set(stem, text.replace(/[\u064b-\u0652\u0640]/g, ''));
      places.set(stem, [...(places.get(stem) ?? []), place]);
    }
  }
  const sorted = [...words].sort(([, one], [, other]) => (one < other ? -1 : 1));
  return {
    entries: entries.map(({ more: _, ...entry }) => entry),
    words: sorted.map(([, word]) => word).join(' '),
    places: sorted.map(([stem]) => steps(places.get(stem) ?? [])).join(end),
  };
}

export function decodeIndex({ entries, words, places }: EncodedIndex): Entry[] {
  const more: string[][] = entries.map(() => []);
  const steps = places.split(end);
  for (const [index, word] of words.split(' ').entries()) {
    let place = 0;
    for (const step of steps[index] ?? '') {
      place += step.charCodeAt(0) - zero;
      more[place]?.push(word);
    }
  }
  return entries.map((entry, place) => ({ ...entry, more: (more[place] ?? []).join(' ') }));
}

function steps(places: number[]): string {
  return places.map((place, index) => String.fromCharCode(zero + place - (places[index - 1] ?? 0))).join('');
}
