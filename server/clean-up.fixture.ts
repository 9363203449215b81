import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Runs it after the running test, the latest first; while a file is being read, after its last test. */
export function cleanUp(end: () => unknown) {
  const hook = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  hook(async () => {
    await end();
  });
}

/** The same thing, which is closed so. */
export function closing<Thing extends { close(): unknown }>(thing: Thing): Thing {
  cleanUp(() => thing.close());
  return thing;
}

/** An empty folder, which is removed so. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
