import type { z } from 'zod';
import { collectionOf } from '#content/files/collections.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import { type Issue, isPlainCode, type RawIssue } from '#content/issues.ts';
import { pictureIds } from '#content/pictures/picture-ids.ts';
import { id } from '#content/schemas/shared.ts';

/** Finds files that belong to no collection, and values that do not match their schema. */
export function checkSchemas({ files }: Content): Issue[] {
  return Object.entries(files).flatMap(([file, value]): Issue[] => {
    const [, collection] = collectionOf(file) ?? [];
    if (!collection) return [{ file, key: '', code: 'file.unknown' }];
    const { error } = collection.schema.safeParse(value, { reportInput: true });
    return (error?.issues ?? []).map((issue) => ({ file, key: issue.path.join('.'), ...issueOf(issue) }));
  });
}

/** Finds files whose name cannot be part of an address. The editor names a second new entry `7-1.yaml`. */
export function checkFileNames({ files }: Content): Issue[] {
  return filesOf(files).flatMap(({ file, id: name }): Issue[] => {
    const [, collection] = collectionOf(file) ?? [];
    if (collection?.layout !== 'folder') return [];
    if (!collection.numbered) return id.safeParse(name).success ? [] : [{ file, key: '', code: 'format.id' }];
    if (/^[1-9]\d{0,5}$/.test(name)) return [];
    return [{ file, key: '', code: 'file.number', free: String(freeNumber(collection.path, files)) }];
  });
}

/** Returns the number after the highest of the folder in any language: with `7.yaml`, `7-1.yaml` becomes 8. */
export function freeNumber(folder: string, files: Content['files']): number {
  const taken = Object.keys(files).map((file) =>
    Number(file.match(`/${folder}/(\\d{1,6})(?!\\d)`)?.[1] ?? 0),
  );
  return Math.max(0, ...taken) + 1;
}

function issueOf(issue: z.core.$ZodIssue): RawIssue {
  const found = String(issue.input);
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'field.unknown', found: issue.keys.join(' · ') };
    case 'invalid_value':
      if (isMissing) return { code: 'field.missing' };
      return { code: issue.values.includes(pictureIds[0]) ? 'picture.unknown' : 'choice.unknown', found };
    case 'invalid_type':
      return { code: isMissing ? 'field.missing' : 'format.unknown' };
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string')
        return minimum > 1 ? { code: 'text.short', minimum } : { code: 'field.missing' };
      return { code: issue.origin === 'array' ? 'list.short' : 'number.low', minimum };
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      if (issue.origin === 'string') return { code: 'text.long', maximum };
      return { code: issue.origin === 'array' ? 'list.long' : 'number.high', maximum };
    }
    case 'invalid_format':
    case 'custom':
      // Rules of these schemas have a code as their error.
      if (issue.message === 'svg.unknown') return { code: issue.message, found };
      return { code: isPlainCode(issue.message) ? issue.message : 'format.unknown' };
    default:
      return { code: 'format.unknown' };
  }
}
