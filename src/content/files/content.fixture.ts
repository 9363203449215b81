import type { Issue } from '#content/issues.ts';
import type { Content } from './content-files.ts';

/** A small content; every part that is not given is empty. */
export function contentWith(files: Content['files'], given: Partial<Content> = {}): Content {
  const avoided = { en: {}, ar: {} };
  const exceptions = { brands: [], terms: [], allowed: {}, agreed: [], avoided };
  return { files, exceptions, reviewed: {}, ...given };
}

export function oneText(english: unknown, arabic: unknown, given?: Partial<Content>): Content {
  return contentWith({ 'en/file.yaml': { text: english }, 'ar/file.yaml': { text: arabic } }, given);
}

/** Returns each issue as its code with the text at fault: `space.double: a  b`. */
export function codesOf(issues: Issue[]): string[] {
  return issues.map(({ file: _file, key: _key, code, ...found }) =>
    [code, ...Object.values(found)].join(': '),
  );
}
