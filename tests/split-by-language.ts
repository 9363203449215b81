import { test } from '@playwright/test';
import { type Language, languageCodes } from '#language/languages.ts';

// What is the same code in every language is looked at in one of them, by turns, so that each language meets
// its share. With TEST_ALL (`npm test -- --all`) it is looked at in every language. What hangs on direction or
// on words stays in every language: it is declared by `test` itself, and its items are not split.

/** The part of these that is tested in a language. */
export function splitByLanguage<Item>(items: readonly Item[], language: Language): Item[] {
  return items.filter((_, index) => isTurnOf(language, index));
}

/**
 * For the tests of a file: each call gives Playwright's `test` where it is this language's turn, and what declares
 * nothing where it is another's. Every language has to make the same calls.
 */
export function testsByTurns(language: Language): () => DeclareTest {
  let index = 0;
  return () => (isTurnOf(language, index++) ? test : () => undefined);
}

type DeclareTest = (title: string, body: Parameters<typeof test>[2]) => void;

function isTurnOf(language: Language, index: number): boolean {
  const turn = index % languageCodes.length;
  return Boolean(process.env.TEST_ALL) || turn === languageCodes.indexOf(language);
}
