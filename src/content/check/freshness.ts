import { type Content, filesOf } from './content-files.ts';
import type { Fault } from './faults.ts';
import { hashOfTexts } from './note.ts';

type State = 'reviewed' | 'changed' | 'english-only-changed';

/** Files whose texts changed since both languages were last looked at, by the note in each of them. */
export function checkFreshness(content: Content): Fault[] {
  return translated(content).flatMap((file): Fault[] => {
    const state = stateOf(file, content);
    if (state === 'reviewed') return [];
    return [{ file: `ar/${file}`, key: '', code: codes[state] }];
  });
}

const codes = { changed: 'review.changed', 'english-only-changed': 'review.only-english' } as const;

export interface Review {
  /** What to note in which file. */
  notes: Content['reviewed'];
  /** Files whose English changed and whose Arabic did not; they stay as they were. */
  refused: string[];
}

/** Notes every file as it stands, but refuses old Arabic under new English unless it `stillHolds`. */
export function review(
  content: Pick<Content, 'files' | 'reviewed'>,
  stillHolds: (file: string) => boolean,
): Review {
  const states = translated(content).map((file) => ({ file, state: stateOf(file, content) }));
  const refused = states.flatMap(({ file, state }) =>
    state === 'english-only-changed' && !stillHolds(file) ? [file] : [],
  );
  const noted = states.filter(({ file, state }) => state !== 'reviewed' && !refused.includes(file));
  const paths = noted.flatMap(({ file }) => [`en/${file}`, `ar/${file}`]);
  return {
    notes: Object.fromEntries(paths.map((path) => [path, hashOfTexts(content.files[path])])),
    refused,
  };
}

function translated({ files }: Pick<Content, 'files'>): string[] {
  const arabic = filesOf('ar', files);
  return [...filesOf('en', files).keys()].filter((file) => arabic.has(file)).sort();
}

function stateOf(file: string, { files, reviewed }: Pick<Content, 'files' | 'reviewed'>): State {
  const [english, arabic] = (['en', 'ar'] as const).map((language) => {
    const path = `${language}/${file}`;
    return reviewed[path] === hashOfTexts(files[path]);
  });
  if (english && arabic) return 'reviewed';
  return arabic ? 'english-only-changed' : 'changed';
}
