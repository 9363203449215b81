import type { FormSettings, Route } from '../settings/settings.ts';
import type { Submission } from '../submissions/read-submission.ts';

type Receivers = Pick<FormSettings, 'mailTo' | 'mailRoutes'>;

/** The first setting wins: for the reason, the country, the form, or MAIL_TO. */
export function receiversOf(
  { values, form }: Pick<Submission, 'values' | 'form'>,
  { mailTo, mailRoutes }: Receivers,
) {
  const routes = [values.reasonForContact, values.country, form] as (Route | undefined)[];
  return routes.map((route) => route && mailRoutes[route]).find(Boolean) ?? mailTo;
}
