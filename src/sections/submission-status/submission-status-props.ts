import { getFormMessages, getSubmissionStatusMessages } from '#content/readers.ts';
import type { FormMessages } from '#content/schemas/form-messages.ts';
import type { SubmissionStatusMessages } from '#content/schemas/submission-status-messages.ts';
import type { Language } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { breadcrumbs, pageLinks } from '#sections/page/link-props.ts';
import type { BreadcrumbProps } from '#ui/breadcrumb.tsx';

export interface SubmissionStatusProps {
  language: Language;
  messages: Omit<SubmissionStatusMessages, 'rows' | 'statuses'>;
  errors: FormMessages['errors'];
  /** The URL to which each form of the page is sent. */
  actions: Record<'status' | 'reply' | 'accept' | 'erase', string>;
  breadcrumbs: BreadcrumbProps;
  nextLinks: { href: string; label: string }[];
}

export function submissionStatusProps(language: Language): SubmissionStatusProps {
  const { rows: _, statuses: __, ...messages } = getSubmissionStatusMessages(language);
  const action = (name: string) => localizedPath(language, `${paths.submissionStatus}/${name}`);
  return {
    language,
    messages,
    errors: getFormMessages(language).errors,
    actions: recordOf(['status', 'reply', 'accept', 'erase'], action),
    breadcrumbs: breadcrumbs(language, { label: messages.label }),
    nextLinks: pageLinks(language, ['contactus']),
  };
}
