import { expect } from 'vitest';
import { inspectResume, type ResumeErrorCode, type ResumeWarning } from './inspect-resume.ts';

/** What it is, the name it comes under, its bytes. */
export type Case = [what: string, name: string, bytes: Buffer | string];

export async function expectRefused(name: string, bytes: Buffer | string, problem: ResumeErrorCode) {
  expect(await inspectResume(name, Buffer.from(bytes))).toEqual({ state: 'refused', problem });
}

export async function expectAccepted(
  name: string,
  bytes: Uint8Array | string,
  warnings: ResumeWarning[] = [],
) {
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  expect(await inspectResume(name, content)).toMatchObject({ state: 'accepted', warnings });
}
