import type { Content, Fault } from './content-files.ts';

/** A small content for the tests: what is not given is empty. */
export function contentOf(files: Content['files'], given: Partial<Content> = {}): Content {
  const avoided = { en: {}, ar: {} };
  const exceptions = {
    brands: [],
    terms: [],
    oneLanguage: {},
    same: {},
    spaces: {},
    numbers: {},
    agreed: [],
    avoided,
  };
  return { files, exceptions, reviewed: {}, ...given };
}

/** One file in both languages with one text each. */
export function oneText(english: unknown, arabic: unknown, given?: Partial<Content>): Content {
  return contentOf({ 'en/file.yaml': { text: english }, 'ar/file.yaml': { text: arabic } }, given);
}

export function sentencesOf(faults: Fault[]): string[] {
  return faults.map(({ sentence }) => sentence);
}
