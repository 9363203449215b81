/** Returns an object's keys with their type. The object must have no other keys. */
export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** Returns what Map.groupBy does, which browsers before 2024 lack. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const keys = new Set(items.map(keyOf));
  return [...keys].map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

export function recordOf<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
