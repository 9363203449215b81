import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs it after the running test, the latest first; while a file is being read, after its last test. A `beforeAll` is
 * neither.
 */
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
  const folder = folderOfRun();
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder for several files, which is removed at the end of the run. */
export function folderOfRun(): string {
  return mkdtempSync(join(inject('runFolder'), 'test-'));
}
