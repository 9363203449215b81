import { hash } from 'node:crypto';
import { type Approved, type Content, type Fault, filesOf, inLanguage } from './content.ts';
import { isNeutral } from './neutral.ts';
import { compare, type Pair } from './walk.ts';

type State = 'approved' | 'changed' | 'english-only-changed';

/** Texts that changed since their translation was last approved (content/translated.json). */
export function checkFreshness({ files, approved }: Content): Fault[] {
  const now = hashesOf(files);
  const changed = names(now).flatMap(({ file, key }): Fault[] => {
    const state = stateOf(approved[file]?.[key], now[file]?.[key]);
    return state === 'approved' ? [] : [{ file: inLanguage('ar', file), key, sentence: sentences[state] }];
  });
  const gone = names(approved)
    .filter(({ file, key }) => now[file]?.[key] === undefined)
    .map(({ file, key }) => ({
      file: inLanguage('ar', file),
      key,
      sentence: 'is gone: run npm run translated',
    }));
  return [...changed, ...gone];
}

const sentences: Record<Exclude<State, 'approved'>, string> = {
  changed: 'changed: run npm run translated',
  'english-only-changed':
    'the English changed and the Arabic did not: translate it, then run npm run translated',
};

export interface Approval {
  approved: Approved;
  /** Texts whose English changed and whose Arabic did not; they keep their old approval. */
  refused: { file: string; key: string }[];
}

/** Approves every translation as it stands, but refuses old Arabic under new English unless it `stillHolds`. */
export function approve(
  { files, approved }: Pick<Content, 'files' | 'approved'>,
  stillHolds: (file: string, key: string) => boolean,
): Approval {
  const next = hashesOf(files);
  const refused = names(next).filter(
    ({ file, key }) =>
      stateOf(approved[file]?.[key], next[file]?.[key]) === 'english-only-changed' && !stillHolds(file, key),
  );
  for (const { file, key } of refused) Object.assign(next[file] ?? {}, { [key]: approved[file]?.[key] });
  return { approved: next, refused };
}

function stateOf(before: string | undefined, now: string | undefined): State {
  if (before === now) return 'approved';
  const [, arabicBefore] = before?.split(' ') ?? [];
  const [, arabicNow] = now?.split(' ') ?? [];
  return arabicBefore === arabicNow ? 'english-only-changed' : 'changed';
}

function hashesOf(files: Content['files']): Approved {
  const arabic = filesOf('ar', files);
  const both = [...filesOf('en', files)]
    .filter(([file]) => arabic.has(file))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    both.map(([file, value]) => {
      const translated = compare(value, arabic.get(file)).pairs.filter(
        ({ key, english }) => !isNeutral(key, english),
      );
      return [file, Object.fromEntries(translated.map((pair) => [pair.key, hashOf(pair)]))];
    }),
  );
}

function hashOf({ english, arabic }: Pair): string {
  return [english, arabic].map((value) => hash('sha256', String(value)).slice(0, 8)).join(' ');
}

function names(approved: Approved): { file: string; key: string }[] {
  return Object.entries(approved).flatMap(([file, keys]) => Object.keys(keys).map((key) => ({ file, key })));
}
