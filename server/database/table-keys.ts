import type { Tables } from './tables.ts';

/** A table comes after those it refers to. Leaving one out does not compile. */
export const tableKeys = {
  submissions: ['id'],
  consents: ['submission_id', 'purpose'],
  outbox: ['id'],
  files: ['submission_id'],
  drafts: ['token'],
  acts: ['id'],
  secrets: ['name'],
  probes: ['name'],
} satisfies { [Table in keyof Tables]: (keyof Tables[Table])[] };

export type TableName = keyof typeof tableKeys;
export const tableNames = Object.keys(tableKeys) as TableName[];
