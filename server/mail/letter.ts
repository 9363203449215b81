/** A mail's content, from which both its HTML and its text are made, so that they cannot differ. */

/** A string is ours; `foreign` comes from a form, or reads in another direction than the text around it. */
export type Part = string | { foreign: string } | { link: string; label: string };
export type Paragraph = Part[];

export interface Row {
  label: string;
  value: string;
  /** `auto` for what people write; `ltr` for numbers, addresses and references in any language. */
  direction: 'auto' | 'ltr';
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; parts: Paragraph }
  /** Set large, to be found at once. */
  | { kind: 'reference'; row: Row }
  | { kind: 'table'; rows: Row[] }
  /** To be typed as it is. */
  | { kind: 'command'; text: string };

export interface Letter {
  title: string;
  /** The firm's name and address, at head and foot. */
  firm: { name: string; address: string };
  blocks: Block[];
  /** In small print. */
  foot: Paragraph[];
}

/** Our sentence with something from outside in the place of its `…`. */
export function withPart(sentence: string, part: Part): Paragraph {
  const [before = '', after = ''] = sentence.split('…');
  return [before, part, after];
}

/** Our sentence with its [words in brackets] as a link. */
export function withLink(sentence: string, link: string): Paragraph {
  const [before = '', label = '', after = ''] = sentence.split(/[[\]]/);
  return [before, { link, label }, after];
}
