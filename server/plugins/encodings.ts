import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send some thirty characters. */
const maxHeaderLength = 200;

/** Browsers send a handful of different headers. */
const maxKnown = 100;
const known = new Map<string, Encoding>();

/** The encoding that Accept-Encoding rates highest; of equal ones the smallest. Linear in the header's length. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header || header.length > maxHeaderLength) return 'identity';
  const encoding = known.get(header) ?? bestOf(header);
  if (known.size < maxKnown) known.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const qualities = new Map<string, number>();
  for (const rating of header.split(',')) {
    const [name = '', quality = ''] = rating.split(';');
    const [, value = '1'] = quality.split('=');
    qualities.set(name.trim(), Number.parseFloat(value));
  }
  let best: Encoding = 'identity';
  let highest = 0;
  for (const encoding of encodings) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > highest) [best, highest] = [encoding, quality];
  }
  return best;
}

/** Brotli quality 4 takes 1 ms a page, 11 a hundred. */
export const compress: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => Buffer.from(text),
};
