import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Content, filesOf } from '#content/content-files.ts';
import { root } from '#content/project-root.ts';
import { texts } from '#content/schema-fields.ts';
import { forms } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';

const wordsSchema = z.object({
  forms: z.record(z.string(), z.object({ name: z.string() })),
  fields: z.record(z.string(), z.object({ label: z.string() })),
});

/**
 * Returns the forms and fields of which the privacy notice, or the record of processing, does not say that they are asked
 * for. Both name a form, and below it what it asks for by the labels of its fields.
 */
export function undisclosedFields({ files }: Pick<Content, 'files'>, language: Language): string[] {
  const { data } = wordsSchema.safeParse(files[`${language}/forms.yaml`]);
  const notice = filesOf(files, [language]).find(({ name }) => name === 'pages/privacy.yaml');
  // Files that do not fit their schema are reported as such.
  if (!data || !notice) return [];
  const points = texts(notice.value, notice.field).map(({ text }) => text);
  const record = `docs/processing-record${language === 'en' ? '' : `.${language}`}.md`;
  if (!existsSync(join(root, record))) return [`${record} is missing`];
  const sections = readFileSync(join(root, record), 'utf8').split(/^## /m);
  return Object.values(forms).flatMap(({ id, fields }) => {
    const name = data.forms[id]?.name ?? id;
    const labels = fields.filter((field) => field !== 'privacyPolicy');
    const disclosures = [
      [`content/${notice.file}`, points.find((text) => text.startsWith(`${name}:`)), ''],
      [record, sections.find((text) => text.startsWith(`${name}\n`)), '- '],
    ] as const;
    return disclosures.flatMap(([file, text, mark]) => {
      if (text === undefined) return `${file} does not say what “${name}” asks for`;
      return labels
        .map((field) => data.fields[field]?.label ?? field)
        .filter((label) => !text.toLowerCase().includes(`${mark}${label}`.toLowerCase()))
        .map((label) => `${file} does not say that “${name}” asks for “${label}”`);
    });
  });
}
