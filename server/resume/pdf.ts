import { namesOf, skipBlanks } from './pdf-lexer.ts';
import { active, opening } from './pdf-names.ts';
import { type PdfObject, visitObjects } from './pdf-objects.ts';
import { unpackObjects } from './pdf-streams.ts';
import { isZipToo, startsRunnable } from './polyglot.ts';
import { type ResumeMark, refusal } from './verdict.ts';

/** Readers look this far for the header and, from the end, for the trailer. */
const searched = 1024;

/** Checks a PDF of any version. */
export async function inspectPdf(bytes: Buffer): Promise<Set<ResumeMark>> {
  checkBeginning(bytes);
  if (isZipToo(bytes, checkEnd(bytes))) throw refusal('resume-unsafe');
  const marks = new Set<ResumeMark>();
  const opened = new Set<number>();
  const openers = new Set<number>();
  let objects = 0;
  const packed = visitObjects(bytes, visit);
  if (objects === 0) throw refusal('resume-damaged');
  if (!marks.has('encrypted') && !(await unpackObjects(packed, visit))) marks.add('active-content');
  if ([...opened].some((number) => openers.has(number))) marks.add('active-content');
  return marks;

  function visit(object: PdfObject) {
    const { names, number } = object;
    if (number !== undefined) objects += 1;
    if (names.has('Encrypt')) marks.add('encrypted');
    if (active.some((name) => names.has(name))) marks.add('active-content');
    if (number !== undefined && opening.some((name) => names.has(name))) openers.add(number);
    const places = names.get('OpenAction') ?? [];
    for (const place of places) {
      const action = places.length > 1 ? 'active' : actionAt(object.bytes, place);
      if (action === 'active') marks.add('active-content');
      else if (action !== undefined) opened.add(action);
    }
  }
}

/** `active`, or the number of the object that says what is done at opening. */
function actionAt(bytes: Buffer, place: number): 'active' | number | undefined {
  const at = skipBlanks(bytes, place);
  const reference = /^\d{1,9}/.exec(bytes.toString('latin1', at, at + 9))?.[0];
  if (reference !== undefined) return Number(reference);
  const { names } = namesOf(bytes, at);
  return opening.some((name) => names.has(name)) ? 'active' : undefined;
}

function checkBeginning(bytes: Buffer) {
  const beginning = bytes.toString('latin1', 0, searched);
  const header = beginning.indexOf('%PDF-');
  if (header < 0) throw refusal('resume-type');
  if (!/^(?:\xef\xbb\xbf)?[\0\s]*$/.test(beginning.slice(0, header))) throw refusal('resume-unsafe');
  if (!/^%PDF-[12]\.\d/.test(beginning.slice(header))) throw refusal('resume-damaged');
}

/** Returns where the file ends as a PDF. */
function checkEnd(bytes: Buffer): number {
  const mark = bytes.lastIndexOf('%%EOF');
  if (mark < 0) throw refusal('resume-damaged');
  const end = mark + '%%EOF'.length;
  // Servers fill a last block with zeros, or put a line of their own behind.
  const rest = bytes.subarray(end);
  if (startsRunnable(rest)) throw refusal('resume-unsafe');
  if (rest.length > searched && rest.some((byte) => byte !== 0 && byte !== 0x20 && (byte < 9 || byte > 13)))
    throw refusal('resume-damaged');
  const trailer = bytes.toString('latin1', Math.max(0, mark - searched), mark);
  const start = /startxref\s*(\d{1,10})\s*$/.exec(
    trailer.slice(Math.max(0, trailer.lastIndexOf('startxref'))),
  );
  if (!start || Number(start[1]) >= bytes.length) throw refusal('resume-damaged');
  return end;
}
