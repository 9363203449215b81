import { checkContent } from '#content/check/check-content.ts';
import { asRecord, texts } from '#content/files/content-fields.ts';
import type { Content } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { forms } from '#forms/forms.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';

/** Returns the issues of the content check, and those that need the forms, which src/content does not know. */
export function checkWithForms(content: Content): Issue[] {
  const undisclosed = languageCodes.flatMap((language) => undisclosedFields(content.files, language));
  return [...checkContent(content), ...undisclosed];
}

/** Reports fields that the privacy notice omits. It has a point for each form: `Form name: label, label …`. */
export function undisclosedFields(files: Content['files'], language: Language): Issue[] {
  const file = `${language}/pages/privacy.yaml`;
  const messages = asRecord(files[`${language}/forms.yaml`]);
  if (!messages.forms || !files[file]) return [];
  const points = texts(files[file]);
  return Object.values(forms).flatMap(({ id, fieldNames }) => {
    const { name } = asRecord(asRecord(messages.forms)[id]);
    const asked = fieldNames.filter((field) => field !== 'privacyPolicy');
    const labels = asked.map((field) => String(asRecord(asRecord(messages.fields)[field]).label ?? field));
    const point = points.find(({ text }) => text.startsWith(`${name}:`));
    const said = point?.text.toLowerCase() ?? '';
    const missing = point ? labels.filter((label) => !said.includes(label.toLowerCase())) : [''];
    const key = point?.key ?? '';
    return missing.map(
      (label): Issue => ({ file, key, code: 'form.undisclosed', found: `${name}: ${label}`.trim() }),
    );
  });
}
