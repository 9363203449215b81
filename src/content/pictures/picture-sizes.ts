export interface PictureSize {
  widths: number[];
  /** The width at which the picture is drawn, including the sides that its box cuts off. */
  sizes: string;
  quality?: number;
  /** One more width in AVIF for the few screens that need it, if the original is that wide. */
  widest?: number;
  /** True for the narrow version of a picture, which uses the JPEG of the wide one. */
  avifOnly?: true;
}

const large = [480, 750, 1000, 1200, 1600];
// 672 is 89 % of a telephone's screen of 375 px, with two pixels for each, and a little more.
const medium = [480, 672, 750, 1000, 1200];
const small = [400, 672, 960];
const head: Omit<PictureSize, 'sizes'> = { widths: large, widest: 2400 };
const narrow: Omit<PictureSize, 'sizes'> = { widths: [480, 750, 1080], quality: 42, avifOnly: true };

/**
 * Pages show pictures in these sizes, for which the generator encodes files. A page's margins leave at most 89 % of a
 * narrow screen and 89 rem of a wide one to its content, as tests/pages/pages.e2e.ts measures.
 */
export const pictureSizes = {
  hero: { widths: [960, 1440, 1920], widest: 2400, sizes: 'max(100vw, 160vh)', quality: 50 },
  heroNarrow: { ...narrow, sizes: 'max(100vw, 80vh)' },
  callToAction: { widths: large, widest: 1920, sizes: 'max(100vw, 61rem)' },
  callToActionNarrow: { ...narrow, sizes: 'max(100vw, 31rem)' },
  pageHead: { ...head, sizes: '(width < 64rem) 120vw, max(50vw, 74rem)' },
  // Pictures of cases and services have the proportions of their frame on a narrow screen.
  entryHead: { ...head, sizes: '(width < 64rem) 100vw, max(50vw, 74rem)' },
  caseTab: { widths: [...small], sizes: '(width < 40rem) 89vw, (width < 64rem) 42vw, 37rem' },
  explorer: { widths: large, sizes: '(width < 40rem) 89vw, max(89vw, 40rem)' },
  serviceTile: { widths: small, sizes: '(width < 40rem) 89vw, (width < 80rem) 45vw, 31rem' },
  socialCard: { widths: medium, sizes: '(width < 64rem) 89vw, clamp(32rem, 44vw, 44rem)' },
  film: { widths: medium, sizes: '(width < 64rem) 89vw, 58vw' },
  besideForm: { widths: large, sizes: '(width < 64rem) 89vw, min(26.5vw, 26.5rem)' },
  headOffice: { widths: medium, sizes: '(width < 64rem) 89vw, clamp(43rem, 52vw, 52rem)' },
  office: { widths: small, sizes: '(width < 40rem) 89vw, (width < 64rem) 44vw, min(21vw, 21rem)' },
  partner: { widths: small, sizes: '(width < 64rem) 89vw, 33vw' },
  portrait: { widths: small, sizes: '(width < 64rem) 100vw, 42vw' },
  portraitSmall: { widths: [64, 128, 192], sizes: '4rem' },
  article: { widths: large, sizes: '(width < 64rem) 100vw, min(67vw, 67rem)' },
  articleCard: { widths: small, sizes: '(width < 48rem) 89vw, (width < 64rem) 44vw, min(33vw, 33rem)' },
  featuredArticle: { widths: [...small, 1280], sizes: '(width < 64rem) 89vw, min(52vw, 52rem)' },
} satisfies Record<string, PictureSize>;

export type PictureSizeName = keyof typeof pictureSizes;

/** The colour that fills a picture's box until it has loaded: the tone nearest its mean colour. */
export const tones = {
  stone: [154, 150, 148],
  chalk: [179, 172, 165],
  sand: [160, 138, 112],
  mist: [138, 140, 157],
  dusk: [86, 96, 126],
} satisfies Record<string, [red: number, green: number, blue: number]>;

export type Tone = keyof typeof tones;

export interface PictureFile {
  format: 'avif' | 'jpeg';
  width: number;
  quality: number;
}

export interface EncodedPicture {
  original: string;
  extension?: 'webp';
  width: number;
  height: number;
  tone: Tone;
}

/** Returns a picture's AVIF files in the widths of a size, none wider than the original. */
export function avifFiles(
  { widths, widest = 0, quality = 46 }: PictureSize,
  originalWidth: number,
): PictureFile[] {
  const all = originalWidth < widest ? widths : [...widths, widest].filter(Boolean);
  const narrowed = [...new Set(all.map((width) => Math.min(width, originalWidth)))];
  return narrowed.map((width) => ({ format: 'avif', width, quality }));
}

/** Returns the file for browsers without AVIF: one JPEG in the largest width of a size. */
export function jpegFile({ widths }: PictureSize, originalWidth: number): PictureFile {
  return { format: 'jpeg', width: Math.min(widths.at(-1) ?? originalWidth, originalWidth), quality: 68 };
}

/** Returns a URL that is cached for ever. One hash for all sizes makes a page 0.1 to 0.2 kB lighter. */
export function pictureUrl(id: string, { format, width, quality }: PictureFile, original: string): string {
  return `/pictures/${id}-${width}q${quality}.${original.slice(0, 8)}.${format}`;
}
