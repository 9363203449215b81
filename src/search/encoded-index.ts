import { tokenize } from './fold-text.ts';
import type { SearchEntry } from './search-entry.ts';
import { stemsOf } from './stems.ts';

/** The index as it is transferred: each word of all `bodyWords` once, with its entries. It is a third smaller. */
export interface EncodedIndex {
  entries: Omit<SearchEntry, 'bodyWords'>[];
  words: string;
  /** The entries of each word, as steps from one to the next; a character from `0` on encodes a step. */
  positions: string;
}

const zero = '0'.charCodeAt(0);
const end = ' ';

export function encodeIndex(entries: SearchEntry[]): EncodedIndex {
  const words = new Map<string, string>();
  const positions = new Map<string, number[]>();
  for (const [position, { bodyWords }] of entries.entries()) {
    for (const { text } of tokenize(bodyWords)) {
      const [stem = text] = stemsOf(text);
      if (!words.has(stem)) words.set(stem, text.replace(/[\u064b-\u0652\u0640]/g, ''));
      positions.set(stem, [...(positions.get(stem) ?? []), position]);
    }
  }
  const sorted = [...words].sort(([, one], [, other]) => (one < other ? -1 : 1));
  return {
    entries: entries.map(({ bodyWords: _, ...entry }) => entry),
    words: sorted.map(([, word]) => word).join(' '),
    positions: sorted.map(([stem]) => steps(positions.get(stem) ?? [])).join(end),
  };
}

export function decodeIndex({ entries, words, positions }: EncodedIndex): SearchEntry[] {
  const bodyWords: string[][] = entries.map(() => []);
  const steps = positions.split(end);
  for (const [index, word] of words.split(' ').entries()) {
    let position = 0;
    for (const step of steps[index] ?? '') {
      position += step.charCodeAt(0) - zero;
      bodyWords[position]?.push(word);
    }
  }
  return entries.map((entry, position) => ({ ...entry, bodyWords: (bodyWords[position] ?? []).join(' ') }));
}

function steps(positions: number[]): string {
  return positions
    .map((position, index) => String.fromCharCode(zero + position - (positions[index - 1] ?? 0)))
    .join('');
}
