export interface NarrowPicture {
  avif: string;
  sizes: string;
}

export interface PictureSource extends NarrowPicture {
  jpeg: string;
  width: number;
  height: number;
  /** The colour of the box until the picture has loaded. */
  tone: 'stone' | 'chalk' | 'sand' | 'mist' | 'dusk';
}
