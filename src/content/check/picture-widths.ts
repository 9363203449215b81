import { type ContentField, leaves } from '#content/files/content-fields.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import encoded from '#content/pictures/encoded-pictures.json' with { type: 'json' };
import { pictureSizes } from '#content/pictures/picture-sizes.ts';

const encodedPictures: Record<string, { width: number }> = encoded;

/** Returns a picture's least width in pixels: three quarters of its width on the widest screen. */
export function minimumWidth({ picture = [] }: ContentField): number {
  return Math.max(0, ...picture.map((name) => (pictureSizes[name].widths.at(-1) ?? 0) * 0.75));
}

/** Finds pictures below their least width. Unknown ones pass, because the schemas refuse them. */
export function checkPictures({ files, newPictures = {} }: Content): Issue[] {
  return filesOf(files).flatMap(({ file, value, field }) =>
    leaves([value], field).flatMap(({ key, field, values: [id] }): Issue[] => {
      const found = encodedPictures[String(id)]?.width ?? newPictures[String(id)];
      const minimum = minimumWidth(field);
      if (!field.picture || found === undefined || found >= minimum) return [];
      return [{ file, key, code: 'picture.narrow', found, minimum }];
    }),
  );
}
