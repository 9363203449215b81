import { z } from 'zod';

/** What security.txt says beside the firm's mailbox: content/security.yaml. */
export const securitySchema = z.strictObject({ expires: z.iso.datetime() });

export type Security = z.infer<typeof securitySchema>;
