import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';

/** Runs `end` after the test, the latest first; outside of a test, after the file's last. Not for `beforeAll`. */
export function cleanUp(end: () => unknown) {
  const hook = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  hook(async () => {
    await end();
  });
}

/** Returns its argument, and closes it by `cleanUp`. */
export function closing<Thing extends { close(): unknown }>(thing: Thing): Thing {
  cleanUp(() => thing.close());
  return thing;
}

/** Returns an empty folder, and removes it by `cleanUp`. */
export function newFolder(): string {
  const folder = folderOfRun();
  // A process that a test has ended may still write a last file.
  cleanUp(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Returns an empty folder for several files, which is removed at the end of the run. */
export function folderOfRun(): string {
  return mkdtempSync(join(inject('runFolder'), 'test-'));
}
