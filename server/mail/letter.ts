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
  | { kind: 'reference'; row: Row }
  | { kind: 'table'; rows: Row[] }
  | { kind: 'command'; text: string };

export interface Letter {
  title: string;
  firm: { name: string; address: string };
  blocks: Block[];
  foot: Paragraph[];
}

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
