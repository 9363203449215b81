import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { maxResumeBytes } from '#forms/resume-file.ts';
import { type FormBody, toEntries } from '../forms/form-body.ts';
import type { UploadedFile } from '../resume/resume-upload.ts';

// What is beyond is dropped while it streams.
const limits = {
  fileSize: maxResumeBytes,
  files: 1,
  fields: 20,
  fieldSize: 256_000,
  fieldNameSize: 100,
  headerPairs: 20,
};
/** Of a whole body. */
const maxMultipartBytes = maxResumeBytes + 1_000_000;

/**
 * Parses a form with one file while it streams: a file that is too large is dropped and its fields are kept.
 * Rejects when the connection breaks.
 */
export function readUpload(request: IncomingMessage, fileField: string): Promise<FormBody> {
  if (Number(request.headers['content-length'] ?? 0) > 4 * maxMultipartBytes)
    return Promise.resolve({ state: 'too-large' });
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    let file: UploadedFile | undefined;
    let refused: FormBody | undefined;
    const parser = parserOf(request);
    if (!parser) return resolve({ state: 'unreadable' });
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refused = { state: 'too-large' };
      fields.push([name, value]);
    });
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('limit', () => chunks.splice(0));
      stream.once('end', () => {
        if (field !== fileField) refused = { state: 'unreadable' };
        // Browsers send an empty file where none was chosen.
        else if (name) file = { name, bytes: stream.truncated ? undefined : Buffer.concat(chunks) };
      });
    });
    for (const over of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.once(over, () => {
        refused = { state: 'unreadable' };
      });
    }
    parser.once('finish', () => {
      const entries = toEntries(fields);
      resolve(refused ?? (entries ? { state: 'read', entries, file } : { state: 'unreadable' }));
    });
    parser.once('error', () => resolve({ state: 'unreadable' }));
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > 4 * maxMultipartBytes) resolve({ state: 'too-large' });
    });
    request.once('aborted', () => reject(new Error('The visitor went away')));
    request.once('error', reject);
    request.pipe(parser);
  });
}

function parserOf({ headers }: IncomingMessage) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    return undefined;
  }
}
