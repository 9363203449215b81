import { describe, expect, test } from 'vitest';
import type { ResumeErrorCode } from '#content/form-names.ts';
import { inspectResume } from './inspect-resume.ts';
import type { ResumeWarning } from './resume-error.ts';

type Bytes = Uint8Array | string;

/** What each file is, and its bytes. */
export type Files = Record<string, Bytes>;

/** A test for each file, by the code that says what is wrong with it. */
export function testRefused(name: string, files: Partial<Record<ResumeErrorCode, Files>>) {
  describe.each(Object.entries(files))('%s', (error, alike) => {
    test.each(Object.entries(alike))('for %s', (_, bytes) => expectRefused(name, bytes, error));
  });
}

/** The same for what is accepted, by what staff are warned of. */
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
