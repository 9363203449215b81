import { matchesGlob } from 'node:path';
import type { z } from 'zod';
import { collections } from '#content/collections.ts';
import { pictureIds } from '#content/picture-ids.ts';
import type { Content } from './content-files.ts';
import { type Fault, type Issue, isPlainCode, type PlainCode } from './faults.ts';

export function checkSchemas({ files }: Content): Fault[] {
  return Object.entries(files).flatMap(([file, value]): Fault[] => {
    const kind = Object.values(collections).find(({ pattern }) => matchesGlob(file, pattern));
    if (!kind) return [{ file, key: '', code: 'file.unknown' }];
    if (numbered.test(file) && !/\/[1-9]\d*\.yaml$/.test(file))
      return [{ file, key: '', code: 'file.number', free: freeNumber(file, Object.keys(files)) }];
    const schema: z.ZodType = ('fileSchema' in kind && kind.fileSchema) || kind.schema;
    const { error } = schema.safeParse(value, { reportInput: true });
    return (error?.issues ?? []).map((issue) => ({
      file,
      key: issue.path.join('.'),
      ...issueOf(issue),
    }));
  });
}

/** Jobs and services, whose file names are the numbers in their URLs. */
const numbered = /^\w+\/(?:jobs|services)\//;

/** The number after the highest of the folder in any language: `7-1.yaml` beside `7.yaml` should be 8. */
function freeNumber(file: string, files: string[]): number {
  const folder = file.split('/')[1];
  const taken = files
    .filter((name) => name.split('/')[1] === folder)
    .map((name) => Number.parseInt(name.split('/')[2] ?? '', 10) || 0);
  return Math.max(0, ...taken) + 1;
}

function issueOf(issue: z.core.$ZodIssue): Issue {
  const found = String(issue.input);
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'field.unknown', found: issue.keys.join(' · ') };
    case 'invalid_value':
      return { code: issue.values.includes(pictureIds[0]) ? 'picture.unknown' : 'choice.unknown', found };
    case 'invalid_type':
      return { code: issue.input === undefined ? 'field.missing' : 'format.unknown' };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return { code: tooBig[issue.origin] ?? 'number.high', most: Number(issue.maximum) };
    case 'invalid_format':
      return { code: formats[issue.format] ?? plain(issue.message) };
    case 'custom':
      return issue.message === 'drawing.unknown'
        ? { code: issue.message, found }
        : { code: plain(issue.message) };
    default:
      return { code: 'format.unknown' };
  }
}

function tooSmall(origin: string, least: number): Issue {
  if (origin === 'string' && least === 1) return { code: 'field.missing' };
  return { code: tooSmallCodes[origin] ?? 'number.low', least };
}

const tooSmallCodes: Record<string, 'text.short' | 'list.short'> = {
  string: 'text.short',
  array: 'list.short',
};
const tooBig: Record<string, 'text.long' | 'list.long'> = { string: 'text.long', array: 'list.long' };
const formats: Record<string, PlainCode> = {
  date: 'format.date',
  datetime: 'format.date',
  email: 'format.email',
  url: 'format.url',
};

/** Our own rules give their code as their error. */
function plain(message: string): PlainCode {
  return isPlainCode(message) ? message : 'format.unknown';
}
