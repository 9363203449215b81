import type { Settings } from '#server/settings/settings.ts';
import type { MailedSubmission } from './submission-details.ts';

/** Uses the first setting of four: for the reason, the country, the form, or MAIL_TO. */
export function receiversOf(
  { fields, form }: Pick<MailedSubmission, 'fields' | 'form'>,
  { mailTo, mailRoutes }: Pick<Settings, 'mailTo' | 'mailRoutes'>,
) {
  const byRoute = new Map<unknown, string>(Object.entries(mailRoutes));
  return (
    [fields.reasonForContact, fields.country, form].map((route) => byRoute.get(route)).find(Boolean) ?? mailTo
  );
}
