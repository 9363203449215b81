import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { namesOf, skipBlanks } from './pdf-lexer.ts';
import { strange } from './pdf-names.ts';
import { mostObjects, mostReadings, type PackedObjects, type PdfObject } from './pdf-objects.ts';
import { refusal } from './verdict.ts';

const unpack = promisify(inflate);

/** All object streams together. A long and richly tagged résumé has less than one megabyte of them. */
const mostUnpacked = 16 * 1024 * 1024;

/**
 * Visits the objects in object streams (ISO 32000-1, 7.5.7). True if all could be looked into; throws `resume-unsafe`
 * where they unpack to more than 16 MB.
 */
export async function unpackObjects(
  packed: PackedObjects[],
  visit: (object: PdfObject) => void,
): Promise<boolean> {
  let left = mostUnpacked;
  let objects = mostObjects;
  for (const one of packed) {
    const first = integerOf(one, 'First');
    const bytes = await contentOf(one, left);
    if (first === undefined || !bytes) return false;
    left -= bytes.length;
    let readings = bytes.length * mostReadings;
    for (const { number, place } of places(bytes)) {
      const { names, end } = namesOf(bytes, first + place);
      readings -= Math.max(0, end - first - place);
      objects -= 1;
      if (left < 0 || readings < 0 || objects < 0) throw refusal('resume-unsafe');
      visit({ number, names, bytes });
    }
  }
  return true;
}

/** Undefined where it is a reference, or where readers could differ on which of two they believe. */
function integerOf({ object }: PackedObjects, name: string): number | undefined {
  const [after, another] = object.names.get(name) ?? [];
  if (after === undefined || another !== undefined) return undefined;
  const at = skipBlanks(object.bytes, after);
  const digits = /^\d{1,9}(?![\d.]|\s+\d+\s+R)/.exec(object.bytes.toString('latin1', at, at + 40));
  return digits ? Number(digits[0]) : undefined;
}

async function contentOf({ object, body }: PackedObjects, most: number): Promise<Buffer | undefined> {
  if (!body || strange.some((name) => object.names.has(name))) return undefined;
  if (!object.names.has('FlateDecode') && !object.names.has('Fl')) return body;
  try {
    // Some writers leave out the checksum at the end.
    return await unpack(body, { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw refusal('resume-unsafe');
    return undefined;
  }
}

/**
 * The stream begins with pairs of an object's number and its place. As many as there are, whatever the count says: one
 * too many costs a moment, one too few would leave an object unseen.
 */
function* places(bytes: Buffer): Generator<{ number: number; place: number }> {
  let at = 0;
  while (true) {
    const number = integer();
    const place = integer();
    if (number === undefined || place === undefined) return;
    yield { number, place };
  }

  function integer(): number | undefined {
    at = skipBlanks(bytes, at);
    const digits = /^\d{1,9}/.exec(bytes.toString('latin1', at, at + 9))?.[0];
    at += digits?.length ?? 0;
    return digits === undefined ? undefined : Number(digits);
  }
}
