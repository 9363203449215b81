import type { Route, Settings } from '../settings/settings.ts';
import type { Submission } from './submission-details.ts';

/** The first setting wins: for the reason, the country, the form, or MAIL_TO. */
export function receiversOf(
  { fields, form }: Pick<Submission, 'fields' | 'form'>,
  { mailTo, mailRoutes }: Pick<Settings, 'mailTo' | 'mailRoutes'>,
) {
  const routes = [fields.reasonForContact, fields.country, form] as (Route | undefined)[];
  return routes.map((route) => route && mailRoutes[route]).find(Boolean) ?? mailTo;
}
