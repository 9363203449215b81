import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as base } from '../support/fixtures.ts';
import { engines } from './engines.ts';
import { type Visitor, visitorIn } from './visitor.ts';

export interface EngineOption {
  engine: keyof typeof engines;
}

/** A test with a visitor in a new engine. It fails for an error on any page's console. */
export const test = base.extend<EngineOption & { visitor: Visitor }>({
  engine: ['Firefox', { option: true }],
  visitor: async ({ engine: name, baseURL, javaScriptEnabled, viewport }, use) => {
    const javaScript = javaScriptEnabled !== false;
    const home = mkdtempSync(join(tmpdir(), 'engine-'));
    const engine = await engines[name].start({ javaScript, home });
    try {
      const visitor = visitorIn(engine, baseURL ?? '');
      await visitor.resize(viewport?.width ?? 0, viewport?.height ?? 0);
      await use(visitor);
      expect(await visitor.errors()).toEqual([]);
    } finally {
      await engine.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});
