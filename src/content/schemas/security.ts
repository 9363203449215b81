import { z } from 'zod';

export const securitySchema = z.strictObject({ expires: z.iso.datetime('format.date') });
