import { describe, expect, test } from 'vitest';
import type { ResumeErrorCode } from '#content/form-names.ts';
import { inspectResume } from './inspect-resume.ts';
import type { ResumeWarning } from './resume-error.ts';

type Bytes = Uint8Array | string;

/** The bytes of each file, by its description. */
export type Files = Record<string, Bytes>;

/** Tests each file, by the code of its error. */
export function testRefused(name: string, files: Partial<Record<ResumeErrorCode, Files>>) {
  describe.each(Object.entries(files))('%s', (error, alike) => {
    test.each(Object.entries(alike))('for %s', (_, bytes) => expectRefused(name, bytes, error));
  });
}

/** Tests each accepted file, by the warning that staff see. */
export function testWarned(name: string, files: Partial<Record<ResumeWarning, Files>>) {
  describe.each(Object.entries(files))('accepted with the warning %s', (warning, alike) => {
    test.each(Object.entries(alike))('%s', (_, bytes) => expectAccepted(name, bytes, [warning]));
  });
}

export async function expectRefused(name: string, bytes: Bytes, error: string) {
  expect(await inspectResume(name, Buffer.from(bytes))).toEqual({ state: 'refused', error });
}

export async function expectAccepted(name: string, bytes: Bytes, warnings: string[] = []) {
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  expect(await inspectResume(name, content)).toMatchObject({ state: 'accepted', warnings });
}
