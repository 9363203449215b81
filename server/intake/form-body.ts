import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { maxFileBytes } from '#forms/file-rules.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { UploadedFile } from '#server/uploads/file-upload.ts';

export type FormBody =
  | { state: 'read'; values: FormValues; file?: UploadedFile | undefined }
  | { state: 'too-large' }
  | { state: 'unreadable' };

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
const maxMultipartBytes = 4 * (maxFileBytes + 1_000_000);

/** Adds parsers for the bodies that forms send, within limits. A body of another type is left unread. */
export async function formBodies(app: FastifyInstance) {
  await app.register(formbody, { bodyLimit: maxBodyBytes });
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Returns the result of a body that a parser refused; undefined for any other error. */
export function refusedBody({ code }: FastifyError): FormBody | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { state: 'too-large' };
  return code?.startsWith('FST_ERR_CTP_') ? { state: 'unreadable' } : undefined;
}

/** Ignores fields not in `names`. A repeated field makes the body unreadable; a file that is too large has no bytes. */
export async function readFormBody(
  request: FastifyRequest,
  files: readonly string[],
  names?: readonly string[],
): Promise<FormBody> {
  if (request.isMultipart()) {
    if (files.length === 0) return { state: 'unreadable' };
    // Every browser sends a Content-Length.
    const isShort = Number(request.headers['content-length']) <= maxMultipartBytes;
    return isShort ? readUpload(request, files, names) : { state: 'too-large' };
  }
  if (typeof request.body !== 'object' || request.body === null) return { state: 'unreadable' };
  const values = toFormValues(Object.entries(request.body), names);
  return values ? { state: 'read', values } : { state: 'unreadable' };
}

async function readUpload(
  request: FastifyRequest,
  fileFields: readonly string[],
  names: readonly string[] | undefined,
): Promise<FormBody> {
  const fields: [string, unknown][] = [];
  const files: (UploadedFile | undefined)[] = [];
  let isTooLarge = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        isTooLarge ||= part.fieldnameTruncated || part.valueTruncated;
        fields.push([part.fieldname, part.value]);
      } else if (fileFields.includes(part.fieldname)) files.push(await readFilePart(part, request));
      else part.file.resume();
    }
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) throw error;
    return { state: 'unreadable' };
  }
  if (isTooLarge) return { state: 'too-large' };
  const values = files.length > 1 ? undefined : toFormValues(fields, names);
  return values ? { state: 'read', values, file: files[0] } : { state: 'unreadable' };
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
  const memory = body.state === 'read' && body.file?.bytes?.buffer;
  if (memory instanceof ArrayBuffer) memory.transfer(0);
}

/** Restores quotation marks and drops line breaks, which browsers escape in a file's name. */
function fileName(sent: string): string {
  return sent.replaceAll('%22', '"').replace(/%0[AD]/gi, '');
}

function toFormValues(
  sent: [name: string, value: unknown][],
  names: readonly string[] | undefined,
): FormValues | undefined {
  const fields = names ? sent.filter(([name]) => names.includes(name)) : sent;
  if (new Set(fields.map(([name]) => name)).size < fields.length) return undefined;
  const values: FormValues = {};
  for (const [name, value] of fields) {
    if (typeof value !== 'string') return undefined;
    // PostgreSQL stores every character but NUL.
    Object.defineProperty(values, name, { value: value.replaceAll('\0', ''), enumerable: true });
  }
  return values;
}
