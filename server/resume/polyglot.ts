const directoryEnd = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntry = Buffer.from('PK\x01\x02', 'latin1');
/** The end record's own 22 bytes and the longest comment behind it. */
const farthest = 22 + 0xffff;

/**
 * Whether a file of another kind can be opened as a zip archive too. It can if the archive's directory lies in it and
 * is followed, up to the end of the file, by nothing but the comment that its end record announces; programs that are
 * less exact open it wherever the end record lies, so none may be at or behind `after`, where the other kind ends.
 */
export function isZipToo(bytes: Buffer, after: number): boolean {
  const window = Math.max(0, bytes.length - farthest);
  let at = bytes.lastIndexOf(directoryEnd);
  for (; at >= window; at = at > 0 ? bytes.lastIndexOf(directoryEnd, at - 1) : -1) {
    if (at + 22 > bytes.length) continue;
    const directory = at - bytes.readUInt32LE(at + 12);
    const entries = directory >= 0 && bytes.subarray(directory, directory + 4).equals(directoryEntry);
    const reachesEnd = at + 22 + bytes.readUInt16LE(at + 20) === bytes.length;
    if (entries && (reachesEnd || at >= after)) return true;
  }
  return false;
}

/** What programs and pages for a browser begin with. */
const runnable = /^\s*(?:PK|MZ|.ELF|#!|<\?php|<script|Rar!|7z)/i;

export function startsRunnable(bytes: Buffer): boolean {
  return runnable.test(bytes.toString('latin1', 0, 64));
}
