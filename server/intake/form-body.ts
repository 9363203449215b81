import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { maxFileBytes } from '#forms/file-rules.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { UploadedFile } from '#server/uploads/file-upload.ts';

/** The values are those that could be read, because they should come back to their writer. */
export interface FormBody {
  state: 'read' | 'too-large' | 'unreadable';
  values: FormValues;
  file?: UploadedFile | undefined;
}

/** 5,000 emoji are 60,000 bytes when percent-encoded; a longer text should still come back to its writer. */
const maxBodyBytes = 256_000;

// The parser drops anything beyond these limits while it streams.
const limits = {
  fileSize: maxFileBytes,
  // The limit includes fields that browser extensions add to a form.
  files: 5,
  fields: 100,
  parts: 105,
  fieldSize: maxBodyBytes,
  fieldNameSize: 100,
  headerPairs: 20,
};
/** Browsers send the fields after the file, so a scan of many pages is read to its end, and dropped. */
const maxMultipartBytes = 100_000_000;

/** Adds parsers for the bodies that forms send, within limits. A body of another type is left unread. */
export async function formBodies(app: FastifyInstance) {
  await app.register(formbody, { bodyLimit: maxBodyBytes });
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Returns the result of a body that a parser refused; undefined for any other error. */
export function refusedBody({ code }: FastifyError): FormBody | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { state: 'too-large', values: {} };
  return code?.startsWith('FST_ERR_CTP_') ? { state: 'unreadable', values: {} } : undefined;
}

/** Ignores fields not in `names`. A repeated field makes the body unreadable; a file that is too large has no bytes. */
export async function readFormBody(
  request: FastifyRequest,
  files: readonly string[],
  names?: readonly string[],
): Promise<FormBody> {
  if (request.isMultipart()) {
    if (files.length === 0) return { state: 'unreadable', values: {} };
    // Every browser sends a Content-Length.
    const isShort = Number(request.headers['content-length']) <= maxMultipartBytes;
    return isShort ? readUpload(request, files, names) : { state: 'too-large', values: {} };
  }
  if (typeof request.body !== 'object' || request.body === null) return { state: 'unreadable', values: {} };
  return toFormBody(Object.entries(request.body), names);
}

async function readUpload(
  request: FastifyRequest,
  fileFields: readonly string[],
  names: readonly string[] | undefined,
): Promise<FormBody> {
  const fields: [string, unknown][] = [];
  const files: (UploadedFile | undefined)[] = [];
  let state: FormBody['state'] = 'read';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) state = 'too-large';
        fields.push([part.fieldname, part.value]);
      } else if (fileFields.includes(part.fieldname)) files.push(await readFilePart(part, request));
      else part.file.resume();
    }
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) throw error;
    state = 'unreadable';
  }
  const body = toFormBody(fields, names, files.length > 1 ? 'unreadable' : state);
  return body.state === 'read' ? { ...body, file: files[0] } : body;
}

/** Reads the file into one buffer, because chunks and a copy of them would take twice the memory. */
async function readFilePart({ file, filename }: MultipartFile, { headers }: FastifyRequest) {
  const bytes = Buffer.allocUnsafeSlow(Math.min(Number(headers['content-length']), maxFileBytes));
  let size = 0;
  for await (const chunk of file) size += chunk.copy(bytes, size);
  // Browsers send an empty file if none was chosen.
  if (!filename) return undefined;
  return { name: fileName(filename), bytes: file.truncated ? undefined : bytes.subarray(0, size) };
}

/** Frees the memory of a stored file at once, because the garbage collector would keep it while others arrive. */
export function freeUpload(body: FormBody) {
  const memory = body.file?.bytes?.buffer;
  if (memory instanceof ArrayBuffer) memory.transfer(0);
}

/** Restores quotation marks and drops line breaks, which browsers escape in a file's name. */
function fileName(sent: string): string {
  return sent.replaceAll('%22', '"').replace(/%0[AD]/gi, '');
}

function toFormBody(
  sent: [name: string, value: unknown][],
  names: readonly string[] | undefined,
  state: FormBody['state'] = 'read',
): FormBody {
  const body: FormBody = { state, values: {} };
  for (const [name, given] of sent) {
    if (names && !names.includes(name)) continue;
    const [value, ...others] = [given].flat();
    const isFirst = typeof value === 'string' && !Object.hasOwn(body.values, name);
    if (!isFirst || others.length > 0) body.state = 'unreadable';
    // PostgreSQL stores every character but NUL.
    if (isFirst)
      Object.defineProperty(body.values, name, { value: value.replaceAll('\0', ''), enumerable: true });
  }
  return body;
}
