import { getFormMessages, getSubmissionStatusMessages } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { breadcrumbs, pageLinks } from '#sections/page/link-props.ts';

export type SubmissionStatusProps = ReturnType<typeof submissionStatusProps>;

export function submissionStatusProps(language: Language) {
  const { rows: _, statuses: __, ...messages } = getSubmissionStatusMessages(language);
  const action = (name: string) => localizedPath(language, `${paths.submissionStatus}/${name}`);
  return {
    language,
    messages,
    errors: getFormMessages(language).errors,
    /** The URL to which each form of the page is sent. */
    actions: recordOf(['status', 'reply', 'accept', 'erase'], action),
    breadcrumbs: breadcrumbs(language, { label: messages.label }),
    nextLinks: pageLinks(language, ['contactus']),
  };
}
