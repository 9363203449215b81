import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { partsOfPath } from '#content/files/content-files.ts';
import { globFiles, readYaml } from '#content/files/read-collection.ts';
import { languageCodes } from '#i18n/languages.ts';

const replacements = z.array(z.tuple([z.string(), z.string()]));
const changesSchema = z.strictObject({
  drop: z.array(z.string()),
  move: z.record(z.string(), z.string()),
  replace: z.strictObject({ both: replacements, en: replacements, ar: replacements }),
  /** The values by file and key (`counters.services.2.to`); null removes the key. */
  set: z.record(z.string(), z.record(z.string(), z.unknown())),
  palette: z.record(z.string(), z.string()),
});

/** Turns a copy of the project into another firm's, by the recipe "Make it yours" and the changes of firm.yaml. */
export function makeFirm(project: string) {
  const { drop, move, replace, set, palette } = readYaml('tests/firm/firm.yaml', changesSchema);
  const at = (file: string) => join(project, file);
  const content = at('content');
  const dropped = drop.map((name) => `{en,ar}/${name}`);
  for (const file of globFiles(dropped, content)) rmSync(join(content, file));
  for (const [from, to] of Object.entries(move))
    for (const language of languageCodes)
      renameSync(join(content, language, from), join(content, language, to));
  for (const file of globFiles('**/*.{yaml,md}', content)) {
    const { language, name } = partsOfPath(file);
    change(join(content, file), (text) => {
      const own = { ...set[name], ...set[file] };
      return withValues(replaced(text, language ? replace[language] : replace.en), own);
    });
  }
  change(at('docs/processing-record.md'), (text) => replaced(text, replace.en));
  change(at('docs/processing-record.ar.md'), (text) => replaced(text, replace.ar));
  for (const file of ['src/styles/tokens.css', 'src/sections/error-page/error-page.module.css'])
    change(at(file), (css) =>
      Object.entries(palette).reduce((css, [from, to]) => css.replaceAll(from, to), css),
    );

  function replaced(text: string, own: [string, string][]): string {
    return [...replace.both, ...own].reduce(
      (text, [from, to]) => text.replace(new RegExp(from, 'gmu'), to),
      text,
    );
  }
}

function change(file: string, to: (text: string) => string) {
  writeFileSync(file, to(readFileSync(file, 'utf8')));
}

/** Returns a YAML text with other values and its comments and line breaks. */
function withValues(text: string, values: Record<string, unknown>): string {
  if (Object.keys(values).length === 0) return text;
  const document = parseDocument(text, { keepSourceTokens: true });
  for (const [key, value] of Object.entries(values)) {
    const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (value === null) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  return document.toString({ lineWidth: 100, flowCollectionPadding: text.includes('{ ') });
}
