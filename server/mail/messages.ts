import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { formMessagesSchema } from '#forms/form-messages.ts';
import { type MailMessages, mailMessagesSchema } from '#forms/mail-messages.ts';
import { type YourDataMessages, yourDataMessagesSchema } from '#forms/your-data-messages.ts';
import { type Language, languageCodes } from '#language/languages.ts';

export interface Messages {
  mails: MailMessages;
  forms: z.output<typeof formFacts>;
  yourData: YourDataMessages;
  firm: { name: string; address: string };
  site: { email: string };
  /** Undefined for one that is gone. */
  jobTitle(id: string): string | undefined;
  serviceTitle(id: string): string | undefined;
}

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Throws where a file does not match its schema. */
export function readMessages(folder = contentFolder): Record<Language, Messages> {
  const site = read(join(folder, 'site.yaml'), siteFacts);
  const ofLanguage = (language: Language): Messages => ({
    mails: read(join(folder, language, 'mails.yaml'), mailMessagesSchema),
    forms: read(join(folder, language, 'forms.yaml'), formFacts),
    yourData: read(join(folder, language, 'your-data.yaml'), yourDataMessagesSchema),
    firm: read(join(folder, language, 'firm.yaml'), firmFacts),
    site,
    jobTitle: (id) => titleIn(join(folder, language, 'jobs'), id),
    serviceTitle: (id) => titleIn(join(folder, language, 'services'), id),
  });
  return Object.fromEntries(languageCodes.map((language) => [language, ofLanguage(language)])) as Record<
    Language,
    Messages
  >;
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
