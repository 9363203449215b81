import { z } from 'zod';
import { keepLastWords, typeset } from '#i18n/typeset.ts';
import { recordOf } from '#lib/records.ts';

/** A text that is shown as written, without the no-break spaces of `typeset`. */
export const plainText = z.string().trim().min(1);

export const typesetText = plainText.overwrite(typeset);

/** The last two words may be longer than those of a title (16), because statements have a smaller type. */
export const statementText = plainText.overwrite((text) => typeset(keepLastWords(text, 20)));

export const withPlaceholder = typesetText.refine((value) => value.split('…').length === 2, 'format.gap');

/** Returns the schema of an object with a typeset text for each name. */
export function textFields<Name extends string>(...names: readonly Name[]) {
  return z.strictObject(recordOf(names, () => typesetText));
}
