import type { Tables } from './tables.ts';

/** Every table with its key; a table comes after those it refers to. One that is left out here does not compile. */
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
