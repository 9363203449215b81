import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { partsOfPath } from '#content/content-files.ts';
import { globFiles, readYaml } from '#content/read-files.ts';

const replacements = z.array(z.tuple([z.string(), z.string()]));
const changesSchema = z.strictObject({
  drop: z.array(z.string()),
  move: z.record(z.string(), z.string()),
  replace: z.strictObject({ both: replacements, en: replacements, ar: replacements }),
  /** Values by their keys (`counters.services.2.to`), by file; null where the key goes. */
  set: z.record(z.string(), z.record(z.string(), z.unknown())),
  palette: z.record(z.string(), z.string()),
});

/** Makes a copy of the project that of another firm: its content by firm.yaml, and its palette. */
export function makeFirm(project: string, firm = 'tests/firm/firm.yaml') {
  const { drop, move, replace, set, palette } = readYaml(firm, changesSchema);
  const content = join(project, 'content');
  const at = (file: string) => join(content, file);
  for (const file of globFiles(
    drop.map((name) => `{en,ar}/${name}`),
    content,
  ))
    rmSync(at(file));
  for (const [from, to] of Object.entries(move))
    for (const language of ['en', 'ar']) renameSync(at(`${language}/${from}`), at(`${language}/${to}`));
  for (const file of globFiles('**/*.{yaml,md}', content)) {
    const { language, name } = partsOfPath(file);
    const own = [...replace.both, ...(language ? replace[language] : [...replace.en, ...replace.ar])];
    const text = own.reduce(
      (text, [from, to]) => text.replace(new RegExp(from, 'gmu'), to),
      source(at(file)),
    );
    writeFileSync(at(file), withValues(text, { ...set[name], ...set[file] }));
  }
  const tokens = join(project, 'src/styles/tokens.css');
  writeFileSync(
    tokens,
    Object.entries(palette).reduce(
      (css, [name, colour]) => css.replace(new RegExp(`(--${name}:) [^;]+`), `$1 ${colour}`),
      source(tokens),
    ),
  );
}

const source = (file: string) => readFileSync(file, 'utf8');

/** A YAML text with other values, and otherwise as it was written. */
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
