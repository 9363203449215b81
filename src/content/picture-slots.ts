export interface PictureSlot {
  /** Of the files, in pixels, smallest first; the last is also the fallback's. */
  widths: number[];
  sizes: string;
  /** AVIF quality, 0 to 100. */
  quality?: number;
}

const half = { widths: [480, 750, 1000, 1200], sizes: '(width < 64rem) 100vw, 50vw' };
// Beside the margins of a page 88 to 89 % of a narrow screen are left.
const inset = { widths: [480, 640, 750, 1000, 1200], sizes: '(width < 64rem) 88vw, 50vw' };
const third = { widths: [400, 640, 960], sizes: '(width < 64rem) 88vw, 33vw' };
const wide = { widths: [640, 960, 1440, 1600], sizes: '100vw' };

/** Every slot. The maker of pictures encodes the files that these need, and pages show them. */
export const slots = {
  half,
  inset,
  third,
  hero: { widths: [960, 1440, 1600], sizes: '100vw', quality: 50 },
  heroNarrow: { widths: [480, 750, 1080], sizes: '100vw', quality: 42 },
  call: { ...half, sizes: '100vw' },
  relatedService: { ...third, sizes: '(width < 40rem) 88vw, (width < 80rem) 45vw, 20vw' },
  besideForm: { ...inset, sizes: '(width < 64rem) 88vw, 26vw' },
  headOffice: { ...inset, sizes: '(width < 64rem) 88vw, 52vw' },
  office: { ...third, sizes: '(width < 40rem) 88vw, (width < 64rem) 44vw, 21vw' },
  portrait: { ...third, sizes: '(width < 64rem) 100vw, 42vw' },
  featuredArticle: { widths: [640, 960, 1280], sizes: '(width < 64rem) 88vw, 52vw' },
  article: wide,
  impact: wide,
} satisfies Record<string, PictureSlot>;

/** The picture behind the call at the end of the home page: the one that no content names. */
export const callPicture = 'hero-towers';

export interface PictureFile {
  format: 'avif' | 'jpeg';
  width: number;
  quality: number;
}

export interface EncodedPicture {
  /** Hash of the file in content/pictures. */
  original: string;
  width: number;
  height: number;
  /** Hashes of the files, by their `fileKey`. */
  files: Record<string, string>;
}

/** The files that a slot needs of a picture: AVIF in several sizes, none wider than it, and one JPEG. */
export function filesFor({ widths, quality = 46 }: PictureSlot, originalWidth: number) {
  const narrowed = [...new Set(widths.map((width) => Math.min(width, originalWidth)))];
  return {
    avif: narrowed.map((width): PictureFile => ({ format: 'avif', width, quality })),
    jpeg: { format: 'jpeg', width: narrowed.at(-1) ?? originalWidth, quality: 68 } as PictureFile,
  };
}

export function fileKey({ format, width, quality }: PictureFile): string {
  return `${format} ${width} q${quality}`;
}

/** Where an encoded picture is served, for ever: other bytes have another URL. */
export function pictureUrl(id: string, { format, width }: PictureFile, hash: string): string {
  return `/pictures/${id}-${width}.${hash}.${format}`;
}
