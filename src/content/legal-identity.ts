import type { Firm, Site } from './schemas/firm.ts';

export type LegalIdentity = ReturnType<typeof legalIdentity>;

/** What the law wants shown of the firm, in rows that have a value: Saudi Arabia's E-Commerce Law asks it of a provider of services. */
export function legalIdentity({ site, firm }: { site: Site; firm: Firm }) {
  const { label, name, rows: labels } = firm.legal;
  const { registration, vat, shortAddress, complaints } = site.legal;
  const rows = [
    { label: labels.registration, value: registration },
    { label: labels.vat, value: vat },
    { label: labels.shortAddress, value: shortAddress },
    { label: labels.complaints, value: complaints, href: `mailto:${complaints}` },
  ].filter((row): row is { label: string; value: string; href?: string } => row.value !== undefined);
  return { label, name: { label: labels.name, value: name }, rows };
}
