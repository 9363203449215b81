import { describe, expect, test } from 'vitest';
import type { FileErrorCode } from '#codes/form-codes.ts';
import { type FileRules, maxFileBytes } from '#forms/file-rules.ts';
import type { FileWarning } from './file-error.ts';
import { inspectFile } from './inspect-file.ts';

/** The rules of the job application’s file. */
export const anyDocument: FileRules = { kinds: ['pdf', 'doc', 'docx'], maxBytes: maxFileBytes };

type Bytes = Uint8Array | string;

/** The bytes of each file, by its description. */
export type Files = Record<string, Bytes>;

/** Expects that each file is refused with the error that it is listed under. */
export function testRefused(name: string, files: Partial<Record<FileErrorCode, Files>>) {
  describe.each(Object.entries(files))('refused with the error %s', (error, alike) => {
    test.each(Object.entries(alike))('for %s', (_, bytes) => expectRefused(name, bytes, error));
  });
}

/** Tests each accepted file, by the warning that staff see. */
export function testWarned(name: string, files: Partial<Record<FileWarning, Files>>) {
  describe.each(Object.entries(files))('accepted with the warning %s', (warning, alike) => {
    test.each(Object.entries(alike))('%s', (_, bytes) => expectAccepted(name, bytes, [warning]));
  });
}

export async function expectRefused(name: string, bytes: Bytes, error: string) {
  expect(await inspectFile(anyDocument, name, Buffer.from(bytes))).toEqual({ state: 'refused', error });
}

export async function expectAccepted(name: string, bytes: Bytes, warnings: string[] = []) {
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  expect(await inspectFile(anyDocument, name, content)).toMatchObject({ state: 'accepted', warnings });
}
