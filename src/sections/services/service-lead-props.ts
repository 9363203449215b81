import { getPeople } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { personLink } from '../people/people-props.ts';
import type { ServiceLeadProps } from './call-to-action.tsx';

/** Returns who leads a service: of several, the one who names it first. Undefined if nobody does. */
export function serviceLeadOf(
  language: Language,
  service: number | undefined,
  label: string,
): ServiceLeadProps | undefined {
  if (service === undefined) return;
  const place = ({ services }: { services: number[] }) => services.indexOf(service);
  const [lead] = getPeople(language)
    .filter((person) => place(person) >= 0)
    .toSorted((one, other) => place(one) - place(other));
  return lead && { label, ...personLink(language, lead) };
}
