import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import type { EditorMessages } from './editor-messages.ts';

export type FieldContext = ReturnType<typeof fieldContext>;

const longTexts =
  'text note tagline statement introduction applyIntroduction paragraphs measure alt shortDescription lead keyPoints ' +
  'subtitle challenge summary explanation caption seen pictureAlt bio about responsibilities requirements points ' +
  'pictureDescription pullQuote description hint consent fallback failures whyNow';
const longNames = new Set(longTexts.split(' '));
const filesOfSentences = /^(?:yourData|submissionStatus|mails)\./;

/** Gives the fields' labels, hints and choices in a language. A field's path is `jobs.seo.title`, or its last name. */
export function fieldContext(
  messages: Pick<EditorMessages, 'labels' | 'hints' | 'choices' | 'pages'>,
  language: Language,
) {
  const lookUp = (table: Record<string, string>, fieldPath: string) =>
    table[fieldPath] ?? table[lastName(fieldPath)];
  return {
    isLong: (fieldPath: string) => longNames.has(lastName(fieldPath)) || filesOfSentences.test(fieldPath),
    messages: {
      label: (fieldPath: string) => lookUp(messages.labels, fieldPath) ?? labelOf(fieldPath),
      hint: (fieldPath: string): string | undefined => lookUp(messages.hints, fieldPath),
      pictureHint: (minimum: number) =>
        minimum > 0
          ? fill(messages.hints.picture ?? '', formatNumber(language, minimum))
          : messages.hints.picturePlain,
    },
    options: (field: string, values: string[]) => {
      const labels: Record<string, string> = {
        ...messages.labels,
        ...messages.pages,
        ...messages.choices[field],
      };
      return values.map((value) => ({ value, label: labels[value] ?? labelOf(value) }));
    },
  };
}

function labelOf(fieldPath: string): string {
  const label = lastName(fieldPath)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function lastName(fieldPath: string): string {
  return fieldPath.slice(fieldPath.lastIndexOf('.') + 1);
}
