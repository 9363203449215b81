/** A string is ours; `foreign` comes from a visitor or reads in another direction. */
export type Part = string | { foreign: string } | { link: string; label: string };
export type Paragraph = Part[];

export interface Row {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; parts: Paragraph }
  | { kind: 'reference'; label: string; value: string }
  | { kind: 'table'; rows: Row[] }
  | { kind: 'command'; text: string };

export interface Letter {
  title: string;
  firm: { name: string; address: string };
  blocks: Block[];
  foot: Paragraph[];
}

export function row(label: string, value: string, direction: Row['direction'] = 'auto'): Row {
  return { label, value, direction };
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (parts: Paragraph): Block => ({ kind: 'paragraph', parts });
export const reference = (label: string, value: string): Block => ({ kind: 'reference', label, value });
export const table = (rows: Row[]): Block => ({ kind: 'table', rows });
export const command = (text: string): Block => ({ kind: 'command', text });

/** Replaces `…` in a sentence. */
export function withPart(sentence: string, part: Part): Paragraph {
  const [before = '', after = ''] = sentence.split('…');
  return [before, part, after];
}

/** Turns the [words in brackets] into a link. */
export function withLink(sentence: string, link: string): Paragraph {
  const [before = '', label = '', after = ''] = sentence.split(/[[\]]/);
  return [before, { link, label }, after];
}
