/** A value in words with its label, as mails, private pages and the office's files show it. */
export interface ValueRow {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

export function row(label: string, value: string, direction: ValueRow['direction'] = 'auto'): ValueRow {
  return { label, value, direction };
}
