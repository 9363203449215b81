import { type Content, filesOf } from '#content/files/content-files.ts';
import { hashOfTexts } from '#content/files/review-note.ts';
import type { Issue } from '#content/issues.ts';

type ReviewedContent = Pick<Content, 'files' | 'reviewed'>;

/** Finds files whose texts changed after their review, by the `# reviewed` comment of each. */
export function checkReviews(content: Content): Issue[] {
  return changed(content).map(({ ar, code }) => ({ file: ar.file, key: '', code }));
}

/** Returns the notes to write, and the files that get none: changed only in English, and the Arabic fails `stillHolds`. */
export function reviewNotes(content: ReviewedContent, stillHolds: (file: string) => boolean) {
  const { true: refused = [], false: noted = [] } = Object.groupBy(changed(content), ({ code, en }) =>
    code === 'review.only-english' && !stillHolds(en.name) ? 'true' : 'false',
  );
  return {
    notes: Object.fromEntries(noted.flatMap(({ en, ar }) => [en, ar]).map(({ file, hash }) => [file, hash])),
    refused: refused.map(({ en }) => en.name),
  };
}

function changed({ files, reviewed }: ReviewedContent) {
  const states = filesOf(files).map(({ file, name, value, field }) => {
    const hash = hashOfTexts(value, field);
    return { file, name, hash, isReviewed: reviewed[file] === hash };
  });
  return [...Map.groupBy(states, ({ name }) => name).values()].flatMap(([en, ar]) => {
    if (!en || !ar || (en.isReviewed && ar.isReviewed)) return [];
    return [{ en, ar, code: ar.isReviewed ? ('review.only-english' as const) : ('review.changed' as const) }];
  });
}
