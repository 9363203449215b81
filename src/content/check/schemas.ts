import { matchesGlob } from 'node:path';
import type { z } from 'zod';
import { collections } from '#content/collections.ts';
import { pictureIds } from '#content/picture-ids.ts';
import type { Content, Fault } from './content-files.ts';

export function checkSchemas({ files }: Content): Fault[] {
  return Object.entries(files).flatMap(([file, value]): Fault[] => {
    const kind = Object.values(collections).find(({ pattern }) => matchesGlob(file, pattern));
    if (!kind) return [{ file, key: '', sentence: 'no schema knows this file' }];
    const schema: z.ZodType = ('fileSchema' in kind && kind.fileSchema) || kind.schema;
    const { error } = schema.safeParse(value, { reportInput: true });
    return (error?.issues ?? []).map((issue) => ({
      file,
      key: issue.path.join('.'),
      sentence: inWords(issue),
    }));
  });
}

function inWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown key: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return issue.values.includes(pictureIds[0])
        ? `unknown picture: ${issue.input}; npm run assets -- pictures makes known what is in content/pictures`
        : `unknown value: ${issue.input}`;
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : issue.message;
    default:
      return issue.message;
  }
}
