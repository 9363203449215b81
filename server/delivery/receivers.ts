import type { FormSettings, Route } from '../settings/settings.ts';
import type { Submission } from '../submissions/read-submission.ts';

type Receivers = Pick<FormSettings, 'mailTo' | 'mailRoutes'>;

/** Who in the firm gets a submission: those set for its reason, else for its country, else for its form, else the usual ones. */
export function receiversOf(
  { values, form }: Pick<Submission, 'values' | 'form'>,
  { mailTo, mailRoutes }: Receivers,
) {
  const routes = [values.reasonForContact, values.country, form] as (Route | undefined)[];
  return routes.map((route) => route && mailRoutes[route]).find(Boolean) ?? mailTo;
}
