import type { Language } from '#i18n/languages.ts';
import { getFirm, getSite } from './readers.ts';

export interface LegalIdentity {
  label: string;
  name: LegalRow;
  rows: LegalRow[];
}

interface LegalRow {
  label: string;
  value: string;
  href?: string;
}

/** Returns the rows that Saudi Arabia's E-Commerce Law requires a provider to show, leaving out empty ones. */
export function legalIdentity(language: Language): LegalIdentity {
  const { label, name, rows: labels } = getFirm(language).legal;
  const { registration, vat, shortAddress, complaints } = getSite().legal;
  const rows = [
    { label: labels.registration, value: registration },
    { label: labels.vat, value: vat },
    { label: labels.shortAddress, value: shortAddress },
    { label: labels.complaints, value: complaints, href: `mailto:${complaints}` },
  ].filter((row): row is LegalRow => row.value !== undefined);
  return { label, name: { label: labels.name, value: name }, rows };
}
