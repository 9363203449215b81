import { z } from 'zod';
import { typeset } from '#language/typeset.ts';

/** A text taken as written, without spaces around it: a message, an address, what machines read. */
export const exactText = z.string().trim().min(1);

export const text = exactText.overwrite(typeset);
