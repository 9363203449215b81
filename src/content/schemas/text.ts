import { z } from 'zod';
import { typeset } from '#i18n/typeset.ts';
import { recordOf } from '#lib/records.ts';

/** It is set as written, without the no-break spaces of `typeset`. */
export const plainText = z.string().trim().min(1);

export const typesetText = plainText.overwrite(typeset);

/** Text in display type. Its last two words stay on one line: browsers balance six lines at most. */
export const statementText = typesetText.overwrite((text) => text.replace(/ (?=\S{1,12}$)/, '\u00a0'));

export const withPlaceholder = typesetText.refine((value) => value.split('…').length === 2, 'format.gap');

/** An object of such texts. */
export function textFields<Name extends string>(...names: readonly Name[]) {
  return z.strictObject(recordOf(names, () => typesetText));
}
