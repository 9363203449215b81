/** 0, O, 1 and I are missing, because they are confused when read aloud. A random byte maps evenly to 32 characters. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns one of 32⁸ references such as `K7MF-3XQ2`. */
export function newReference(): string {
  const drawn = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs[byte % 32]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

/** Returns the reference with its hyphen and in capitals; undefined if the text is none. */
export function readReference(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (bare.length !== 8 || [...bare].some((sign) => !signs.includes(sign))) return undefined;
  return `${bare.slice(0, 4)}-${bare.slice(4)}`;
}
