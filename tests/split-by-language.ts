import { test } from '@playwright/test';
import { type Language, languageCodes } from '#i18n/languages.ts';

// What is the same code in every language is tested in one of them, by turns; with TEST_ALL in all (`npm test --
// --all`). What hangs on direction or words is declared by `test` itself, for every language.

/** The part of these that is tested in a language. */
export function splitByLanguage<Item>(items: readonly Item[], language: Language): Item[] {
  return items.filter((_, index) => isTurnOf(language, index));
}

/** Each call gives `test`, or a stand-in in another language's turn: all languages make the same calls. */
export function testsByTurns(language: Language): () => DeclareTest {
  let index = 0;
  return () => (isTurnOf(language, index++) ? test : () => undefined);
}

type DeclareTest = (title: string, body: Parameters<typeof test>[2]) => void;

function isTurnOf(language: Language, index: number): boolean {
  const turn = index % languageCodes.length;
  return Boolean(process.env.TEST_ALL) || turn === languageCodes.indexOf(language);
}
