export type Scalar = string | number | boolean | null;

/** A value that is no list and no map, with the path that leads to it: `sections.0.head`. */
export interface Leaf<Value = Scalar> {
  key: string;
  value: Value;
}

export interface Pair<Value = Scalar> {
  key: string;
  english: Value;
  arabic: Value;
}

export function leaves(value: unknown, key = ''): Leaf[] {
  const inside = entries(value);
  return inside
    ? [...inside].flatMap(([name, part]) => leaves(part, join(key, name)))
    : [{ key, value: value as Scalar }];
}

export function texts(value: unknown): Leaf<string>[] {
  return leaves(value).filter((leaf): leaf is Leaf<string> => typeof leaf.value === 'string');
}

export interface Comparison {
  pairs: Pair[];
  /** Keys that one side lacks, topmost only; `shape` where one has a list or map and the other does not. */
  odd: { key: string; only: 'English' | 'Arabic' | 'shape' }[];
}

export function compare(english: unknown, arabic: unknown, key = ''): Comparison {
  const [ours, theirs] = [entries(english), entries(arabic)];
  if (!ours && !theirs) {
    return { pairs: [{ key, english: english as Scalar, arabic: arabic as Scalar }], odd: [] };
  }
  if (!ours || !theirs || Array.isArray(english) !== Array.isArray(arabic)) {
    return { pairs: [], odd: [{ key, only: 'shape' }] };
  }
  const parts = [...new Set([...ours.keys(), ...theirs.keys()])].map((name): Comparison => {
    const inner = join(key, name);
    if (!theirs.has(name)) return { pairs: [], odd: [{ key: inner, only: 'English' }] };
    if (!ours.has(name)) return { pairs: [], odd: [{ key: inner, only: 'Arabic' }] };
    return compare(ours.get(name), theirs.get(name), inner);
  });
  return { pairs: parts.flatMap(({ pairs }) => pairs), odd: parts.flatMap(({ odd }) => odd) };
}

function entries(value: unknown): Map<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

function join(key: string, name: string): string {
  return key ? `${key}.${name}` : name;
}
