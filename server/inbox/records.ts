import { stringify } from 'csv-stringify/sync';
import { languageCodes } from '../../src/language/languages.ts';
import { readWords } from '../mail/words.ts';
import { markdownOf } from '../records/markdown.ts';
import { processingRecord } from '../records/record.ts';
import type { Call } from './commands.ts';
import { harmless } from './csv.ts';
import { print } from './print.ts';
import { refusal } from './refusal.ts';
import { writePrivately } from './write-file.ts';

/** Writes the record of processing activities, from the forms and the settings of this site. */
export async function records({ settings, values }: Call): Promise<void> {
  const language = languageCodes.find((code) => code === (values.language ?? 'en'));
  if (!language) throw refusal(2, `--language is one of ${languageCodes.join(', ')}.`);
  const record = processingRecord({ language, words: readWords()[language], settings, now: Date.now() });
  const rows = record.parts.flatMap(({ head, lines }) =>
    lines.flatMap(({ label = '', texts }) => texts.map((text) => [head, label, text].map(harmless))),
  );
  const text = values.csv
    ? stringify(rows, { bom: true, record_delimiter: 'windows', quoted: true, quoted_empty: true })
    : markdownOf(record);
  if (!values.out) {
    process.stdout.write(text);
    return;
  }
  await writePrivately(values.out, text, { over: values.force === true });
  print(`Written to ${values.out}.`);
}
