import { collectionOf } from '#content/files/collections.ts';
import { asRecord } from '#content/files/content-fields.ts';
import { type Content, partsOfPath } from '#content/files/content-files.ts';
import { type Issue, issueMessage } from '#content/issues.ts';
import type { Language } from '#i18n/languages.ts';
import { editorConfig } from './config.ts';
import { describeKey, fieldsOfFile } from './config-lookup.ts';
import { editorMessages } from './editor-messages.ts';

export interface ReportedIssue {
  label: string;
  text: string;
  file: string;
}

export function reportIssue(files: Content['files'], language: Language): (issue: Issue) => ReportedIssue {
  const messages = editorMessages(files, language);
  // The labels do not depend on the repository.
  const config = editorConfig(files, language, { backend: { name: 'gitea', repo: '' } });
  return (issue) => {
    const { file, key } = issue;
    const { language: fileLanguage } = partsOfPath(file);
    const inLanguage = fileLanguage ? ` (${messages.languages[fileLanguage]})` : '';
    const field = describeKey(fieldsOfFile(config, `content/${file}`), key).label;
    const label = [`${entryInWords(file, files, language)}${inLanguage}`, field].filter(Boolean).join(' › ');
    return { label, text: issueMessage(issue, files, language), file };
  };
}

/** Returns "People › Omar Haddad". */
export function entryInWords(file: string, files: Content['files'], reader: Language): string {
  const { name } = partsOfPath(file);
  const [collectionName = '', collection] = collectionOf(file) ?? [];
  const entry = files[`${reader}/${name}`] ?? files[file];
  const title = collection?.layout === 'folder' && titleOf(entry);
  const label = editorMessages(files, reader).collections[collectionName] ?? name;
  return title ? `${label} › ${title}` : label;
}

function titleOf(value: unknown): string {
  const { title, name, label, city, givenName, familyName } = asRecord(value);
  return [title ?? name ?? label ?? city ?? [givenName, familyName]].flat().filter(Boolean).join(' ');
}
