import { z } from 'zod';
import { typeset } from '#i18n/typeset.ts';

/** Set as written, without the no-break spaces of `typeset`. */
export const plainText = z.string().trim().min(1);

export const text = plainText.overwrite(typeset);

export const withPlaceholder = text.refine((value) => value.split('…').length === 2, 'format.gap');
