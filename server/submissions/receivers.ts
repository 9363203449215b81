import type { FormId } from '#codes/form-codes.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Uses the first setting of four: for the reason, the country, the form, or MAIL_TO. */
export function receiversOf(
  { fields, form }: { fields: Partial<FormValues>; form: FormId },
  { mailTo, mailRoutes }: Pick<Settings, 'mailTo' | 'mailRoutes'>,
) {
  const byRoute = new Map<unknown, string>(Object.entries(mailRoutes));
  return (
    [fields.reasonForContact, fields.country, form].map((route) => byRoute.get(route)).find(Boolean) ?? mailTo
  );
}
