export interface NarrowPicture {
  avif: string;
  sizes: string;
}

export interface PictureSource extends NarrowPicture {
  jpeg: string;
  /** Natural size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The colour of the box until the picture has loaded. */
  tone: 'stone' | 'chalk' | 'sand' | 'mist' | 'dusk';
}
