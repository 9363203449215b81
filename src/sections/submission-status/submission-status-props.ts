import { getFormMessages, getStatusMessages } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { breadcrumbs } from '#sections/page/link-props.ts';

export type SubmissionStatusProps = ReturnType<typeof submissionStatusProps>;

export function submissionStatusProps(language: Language) {
  const { rows: _, statuses: __, ...messages } = getStatusMessages(language);
  const action = (name: string) => localizedPath(language, `${paths.submissionStatus}/${name}`);
  return {
    language,
    messages,
    errors: getFormMessages(language).errors,
    actions: {
      status: action('status'),
      reply: action('reply'),
      release: action('release'),
      erase: action('erase'),
    },
    breadcrumbs: breadcrumbs(language, { label: messages.label }),
  };
}
