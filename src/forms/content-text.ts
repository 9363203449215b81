import { z } from 'zod';
import { typeset } from '#i18n/typeset.ts';

/** Set as written, without the no-break spaces of `typeset`. */
export const exactText = z.string().trim().min(1);

export const text = exactText.overwrite(typeset);

export const withGap = text.refine((value) => value.split('…').length === 2, 'format.gap');
