import { Resolver } from 'node:dns/promises';
import { bad, type Finding, good, warning } from './finding.ts';

/** A resolver that gives up in some seconds. */
export function patientResolver(): Resolver {
  return new Resolver({ timeout: 3_000, tries: 2 });
}

/** Whether the sender's domain says who may send for it, so that mails are not taken for spam: SPF, DKIM and DMARC. */
export async function checkSenderDomain(
  mailFrom: string | undefined,
  selector: string | undefined,
  resolver = patientResolver(),
): Promise<Finding[]> {
  const domain = /@([^@>]+)>?$/.exec(mailFrom ?? '')?.[1];
  if (!domain)
    return [warning('MAIL_FROM is not set: there is no domain to check.', 'Set it with SMTP_URL.')];
  try {
    return await Promise.all([
      checkSpf(domain, resolver),
      checkDkim(domain, selector, resolver),
      checkDmarc(domain, resolver),
    ]);
  } catch {
    return [warning(`${domain} was not checked: no resolver answers.`, 'Check the DNS of this machine.')];
  }
}

/** RFC 7208. */
async function checkSpf(domain: string, resolver: Resolver): Promise<Finding> {
  const [record, ...more] = (await texts(domain, resolver)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (!record)
    return bad(`${domain} has no SPF record.`, `TXT at ${domain}: v=spf1 include:(your mail provider) -all`);
  if (more.length > 0) return bad(`${domain} has several SPF records: none counts.`, 'Make one of them.');
  if (/(?:^| )\+?all\b/i.test(record))
    return bad(`The SPF record of ${domain} lets everybody send.`, 'End it in -all.');
  if (!/ [~-]all\b| redirect=/i.test(record))
    return warning(`The SPF record of ${domain} keeps nobody out.`, 'End it in -all, or ~all.');
  return good(`SPF of ${domain} says who may send.`);
}

/** RFC 6376. */
async function checkDkim(domain: string, selector: string | undefined, resolver: Resolver): Promise<Finding> {
  if (!selector)
    return warning('DKIM was not checked.', 'Set DKIM_SELECTOR: the name that your mail server signs with.');
  const name = `${selector}._domainkey.${domain}`;
  const record = (await texts(name, resolver)).find((text) => /(?:^|;)\s*p=/i.test(text));
  if (record === undefined)
    return bad(`There is no DKIM key at ${name}.`, "Publish the mail server's key there, as TXT.");
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(record))
    return bad(`The DKIM key at ${name} is revoked.`, 'Publish the key that the mail server signs with now.');
  return good(`DKIM has a key at ${name}.`);
}

/** RFC 9989: the record of the domain, or of one above it. */
async function checkDmarc(domain: string, resolver: Resolver): Promise<Finding> {
  const labels = domain.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const name = `_dmarc.${labels.slice(at).join('.')}`;
    const record = (await texts(name, resolver)).find((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    if (!record) continue;
    const policy = (at > 0 && tagOf(record, 'sp')) || tagOf(record, 'p') || 'none';
    if (policy === 'none')
      return warning(
        `DMARC at ${name} only watches (p=none).`,
        'Once reports are clean: p=quarantine or p=reject.',
      );
    return good(`DMARC at ${name} protects the domain (${policy}).`);
  }
  return bad(
    `${domain} has no DMARC record.`,
    `TXT at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:(address)`,
  );
}

function tagOf(record: string, tag: string): string | undefined {
  return new RegExp(`;\\s*${tag}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase();
}

/** The texts at a name; none where there are none. Throws where nobody answers. */
async function texts(name: string, resolver: Resolver): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
