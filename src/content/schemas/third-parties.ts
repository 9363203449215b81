import { z } from 'zod';
import { id } from './shared.ts';

/** A directive of the Content-Security-Policy with the sites that it adds: `connect-src https://plausible.io`. */
const allowed = z
  .string()
  .regex(
    /^(connect|font|frame|img|media|script|style)-src( (https|wss):\/\/[\w.*-]+(:\d+)?)+$/,
    'format.unknown',
  )
  .meta({ untranslated: true });

/** Other sites that pages load from. The privacy notice says of each, under its id, which data it gets. */
export const thirdPartiesSchema = z.strictObject({
  parties: z.array(
    z.strictObject({
      id,
      script: z
        .url({ protocol: /^https$/, error: 'format.url' })
        .meta({ untranslated: true })
        .optional(),
      /** Attributes of the script: `data-domain=firm.example`. */
      attributes: z
        .array(
          z
            .string()
            .regex(/^data-[a-z-]+=/, 'format.unknown')
            .meta({ untranslated: true }),
        )
        .optional(),
      allows: z.array(allowed).optional(),
    }),
  ),
});

export type ThirdParty = z.infer<typeof thirdPartiesSchema>['parties'][number];
