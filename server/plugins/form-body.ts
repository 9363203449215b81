import type { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FormValues } from '#forms/form-definition.ts';
import { maxResumeBytes } from '#forms/resume-file.ts';
import type { FormBody } from '../messages/payload.ts';
import type { UploadedFile } from '../resume/resume-upload.ts';

/** 5,000 characters of emoji are 60,000 bytes; a longer text should still come back. */
const maxBodyBytes = 256_000;

// What is beyond is dropped while it streams.
const limits = {
  fileSize: maxResumeBytes,
  files: 1,
  fields: 20,
  parts: 30,
  fieldSize: maxBodyBytes,
  fieldNameSize: 100,
  headerPairs: 20,
};
const maxMultipartBytes = 4 * (maxResumeBytes + 1_000_000);

/** Parsers for what forms send, within bounds. A body of another type is left unread. */
export async function formBodies(app: FastifyInstance) {
  await app.register(formbody, { bodyLimit: maxBodyBytes });
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** What became of a body that a parser refused; undefined for any other error. */
export function refusedBody({ code }: FastifyError): FormBody | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { state: 'too-large' };
  return code?.startsWith('FST_ERR_CTP_') ? { state: 'unreadable' } : undefined;
}

/** @param file the field of a file. A repeated field makes the body unreadable; a file that is too large is dropped. */
export async function readFormBody(request: FastifyRequest, file: string | undefined): Promise<FormBody> {
  if (request.isMultipart()) return file ? readUpload(request, file) : { state: 'unreadable' };
  if (typeof request.body !== 'object' || request.body === null) return { state: 'unreadable' };
  const values = toFormValues(Object.entries(request.body));
  return values ? { state: 'read', values } : { state: 'unreadable' };
}

/** Rejects when the connection breaks. */
async function readUpload(request: FastifyRequest, fileField: string): Promise<FormBody> {
  if (Number(request.headers['content-length'] ?? 0) > maxMultipartBytes) return { state: 'too-large' };
  const tooLarge = new Promise<FormBody>((resolve) => {
    let bytes = 0;
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxMultipartBytes) resolve({ state: 'too-large' });
    });
  });
  const parts = readParts(request, fileField).catch((error: Error): FormBody => {
    if (request.raw.destroyed && !request.raw.complete) throw error;
    return { state: 'unreadable' };
  });
  return Promise.race([parts, tooLarge]);
}

async function readParts(request: FastifyRequest, fileField: string): Promise<FormBody> {
  const fields: [string, unknown][] = [];
  let file: UploadedFile | undefined;
  let isTooLarge = false;
  let isForeign = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      isTooLarge ||= part.fieldnameTruncated || part.valueTruncated;
      fields.push([part.fieldname, part.value]);
      continue;
    }
    const bytes = await readFile(part.file, request);
    isForeign ||= part.fieldname !== fileField;
    // Browsers send an empty file where none was chosen.
    if (part.filename) file = { name: part.filename, bytes: part.file.truncated ? undefined : bytes };
  }
  if (isTooLarge) return { state: 'too-large' };
  const values = isForeign ? undefined : toFormValues(fields);
  return values ? { state: 'read', values, file } : { state: 'unreadable' };
}

/** Into one buffer: the chunks beside a copy of them would take twice the memory. */
async function readFile(file: Readable, { headers }: FastifyRequest): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(
    Math.min(Number(headers['content-length'] ?? maxResumeBytes), maxResumeBytes),
  );
  let size = 0;
  for await (const chunk of file) size += chunk.copy(bytes, size);
  return bytes.subarray(0, size);
}

/** The memory of a file goes back at once when it is stored: the collector would keep it while others come in. */
export function releaseUpload(body: FormBody) {
  const memory = body.state === 'read' && body.file?.bytes?.buffer;
  if (memory instanceof ArrayBuffer) memory.transfer(0);
}

function toFormValues(fields: [name: string, value: unknown][]): FormValues | undefined {
  if (new Set(fields.map(([name]) => name)).size < fields.length) return undefined;
  const values: FormValues = {};
  for (const [name, value] of fields) {
    if (typeof value !== 'string') return undefined;
    // PostgreSQL stores every character but NUL.
    Object.defineProperty(values, name, { value: value.replaceAll('\0', ''), enumerable: true });
  }
  return values;
}
