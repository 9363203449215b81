import type { FormId } from '#forms/choices.ts';
import type { FormState } from '../forms/form-state.ts';

/** Why there is nothing to be seen; the words are content (`your-data.yaml`). */
export type YourDataEnd = 'erased' | 'gone' | 'expired' | 'renewed' | 'unknown' | 'tooMany' | 'unavailable';

export interface DataRow {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

/** What is stored about a message, in words. */
export interface StoredData {
  /** Opens the page, and goes along with every act. */
  link: string;
  form: FormId;
  reference: string;
  /** Days in words: until when the link works, and on which the data is erased. */
  until: string;
  erasedBy: string;
  isWithdrawn: boolean;
  hasFile: boolean;
  /** The person's own words. */
  sent: DataRow[];
  /** What was noted beside them. */
  noted: DataRow[];
  act?: 'correct' | 'withdraw' | 'erase' | undefined;
  unsure?: boolean | undefined;
  /** Whether the person comes from a correction. */
  corrected?: boolean | undefined;
  /** The correction as it was tried, or what is stored. */
  correction: FormState;
}

/** What a link leads to. Unknown before a link is opened. */
export interface YourDataState {
  end?: YourDataEnd;
  /** Of an end that a new link can follow. */
  link?: string | undefined;
  stored?: StoredData;
}
