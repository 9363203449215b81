import { hash } from 'node:crypto';
import { type Content, type Fault, filesOf, inLanguage, type Reviewed } from './content.ts';
import { isNeutral } from './neutral.ts';
import { compare } from './walk.ts';

type State = 'reviewed' | 'changed' | 'english-only-changed';

/** Files whose texts changed since both languages were last looked at (content/reviewed.yaml). */
export function checkFreshness({ files, reviewed }: Content): Fault[] {
  const now = hashesOf(files);
  const changed = Object.keys(now).flatMap((file): Fault[] => {
    const state = stateOf(reviewed[file], now[file]);
    return state === 'reviewed' ? [] : [faultOf(file, sentences[state])];
  });
  const gone = Object.keys(reviewed).filter((file) => !(file in now));
  return [...changed, ...gone.map((file) => faultOf(file, 'is gone: run npm run assets -- reviewed'))];
}

function faultOf(file: string, sentence: string): Fault {
  return { file: inLanguage('ar', file), key: '', sentence };
}

const sentences: Record<Exclude<State, 'reviewed'>, string> = {
  changed: 'changed: run npm run assets -- reviewed',
  'english-only-changed':
    'the English changed and the Arabic did not: translate it, then run npm run assets -- reviewed',
};

export interface Review {
  reviewed: Reviewed;
  /** Files whose English changed and whose Arabic did not; they stay as they were. */
  refused: string[];
}

/** Notes every file as it stands, but refuses old Arabic under new English unless it `stillHolds`. */
export function review(
  { files, reviewed }: Pick<Content, 'files' | 'reviewed'>,
  stillHolds: (file: string) => boolean,
): Review {
  const next = hashesOf(files);
  const refused = Object.keys(next).filter(
    (file) => stateOf(reviewed[file], next[file]) === 'english-only-changed' && !stillHolds(file),
  );
  const before = refused.map((file) => [file, reviewed[file]]);
  return { reviewed: { ...next, ...Object.fromEntries(before) }, refused };
}

function stateOf(before: string | undefined, now: string | undefined): State {
  if (before === now) return 'reviewed';
  const [, arabicBefore] = before?.split(' ') ?? [];
  const [, arabicNow] = now?.split(' ') ?? [];
  return arabicBefore === arabicNow ? 'english-only-changed' : 'changed';
}

function hashesOf(files: Content['files']): Reviewed {
  const arabic = filesOf('ar', files);
  const both = [...filesOf('en', files)]
    .filter(([file]) => arabic.has(file))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    both.map(([file, value]) => {
      const translated = compare(value, arabic.get(file)).pairs.filter(
        ({ key, english }) => !isNeutral(key, english),
      );
      const texts = [
        translated.map(({ key, english }) => [key, english]),
        translated.map(({ key, arabic }) => [key, arabic]),
      ];
      return [file, texts.map((own) => hash('sha256', JSON.stringify(own)).slice(0, 8)).join(' ')];
    }),
  );
}
