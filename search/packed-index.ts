import type { Entry } from './entries.ts';
import { tokenize } from './fold-text.ts';
import { stemsOf } from './stems.ts';

/**
 * Entries as they travel: each word of `more` once, with the entries that have it. Written out they would be half as
 * large again, packed by brotli or not.
 */
export interface EncodedIndex {
  entries: Omit<Entry, 'more'>[];
  /** In the order of the alphabet, a space between two. */
  words: string;
  /** For each word the entries that have it: steps from one to the next, each a character from `0` on. */
  places: string;
}

const zero = '0'.charCodeAt(0);
/** Between the places of two words. */
const end = ' ';

/** Packs entries, of whose `more` one word of each stem is kept: the first. */
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
