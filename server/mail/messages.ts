import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { formMessagesSchema } from '#forms/form-messages.ts';
import { mailMessagesSchema } from '#forms/mail-messages.ts';
import { yourDataMessagesSchema } from '#forms/your-data-messages.ts';
import { type Language, languageCodes } from '#language/languages.ts';

export type Messages = ReturnType<typeof messagesIn>;

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Throws where a file does not match its schema. */
export function readMessages() {
  const site = read(join(contentFolder, 'site.yaml'), siteFacts);
  const messages = languageCodes.map((language) => [
    language,
    messagesIn(join(contentFolder, language), site),
  ]);
  return Object.fromEntries(messages) as Record<Language, Messages>;
}

function messagesIn(folder: string, site: z.output<typeof siteFacts>) {
  return {
    mails: read(join(folder, 'mails.yaml'), mailMessagesSchema),
    forms: read(join(folder, 'forms.yaml'), formFacts),
    yourData: read(join(folder, 'your-data.yaml'), yourDataMessagesSchema),
    firm: read(join(folder, 'firm.yaml'), firmFacts),
    site,
    /** Undefined for one that is gone. */
    jobTitle: (id: string) => titleIn(join(folder, 'jobs'), id),
    serviceTitle: (id: string) => titleIn(join(folder, 'services'), id),
  };
}

// The build checks the rest of these files.
const formFacts = z.object({
  fields: formMessagesSchema.shape.fields,
  choices: formMessagesSchema.shape.choices,
});
const siteFacts = z.object({ email: z.string() });
const firmFacts = z.object({ name: z.string(), address: z.string() });
const titled = z.object({ title: z.string() });

function titleIn(folder: string, id: string): string | undefined {
  if (!/^[\w-]+$/.test(id)) return undefined;
  try {
    return read(join(folder, `${id}.yaml`), titled).title;
  } catch {
    return undefined;
  }
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file} is not as the mails need it:\n${z.prettifyError(result.error)}`);
}
