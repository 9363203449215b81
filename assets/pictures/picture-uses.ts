import { join } from 'node:path';
import { type ContentFile, filesOf } from '#content/content-files.ts';
import { leaves, type SlotName } from '#content/fields.ts';
import { fileKey, filesFor, type PictureFile, slots } from '#content/picture-slots.ts';
import { readContent } from '#content/read-content.ts';
import { root } from '../../build/run.ts';

/** By picture: where the pages show it, in any language. */
export function slotsOfPictures({ files } = readContent(join(root, 'content'))): Map<string, Set<SlotName>> {
  const found = new Map<string, Set<SlotName>>();
  const add = (picture: string, slots: SlotName[]) =>
    found.set(picture, new Set([...(found.get(picture) ?? []), ...slots]));
  for (const entries of Map.groupBy(
    filesOf(files),
    ({ language, collection }) => `${language}/${collection}`,
  ).values()) {
    const [first] = entries.toSorted((one, other) => orderOf(one) - orderOf(other));
    for (const entry of entries) {
      for (const { field, values } of leaves([entry.value], entry.field)) {
        const { picture, pictureOfFirst } = field;
        if (picture) add(String(values[0]), (entry === first && pictureOfFirst) || picture);
      }
    }
  }
  return found;
}

/** The files that some slots want of a picture, each once. */
export function filesForSlots(names: Iterable<SlotName> = [], originalWidth: number): PictureFile[] {
  const files = [...names].flatMap((name) => {
    const { avif, jpeg } = filesFor(slots[name], originalWidth);
    return [...avif, jpeg];
  });
  return [...new Map(files.map((file) => [fileKey(file), file])).values()];
}

/** Of an entry whose collection has an order. */
function orderOf({ value }: ContentFile): number {
  return (value as { order?: number }).order ?? 0;
}
