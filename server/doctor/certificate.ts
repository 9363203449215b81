import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { bad, type Finding, good, warning } from './finding.ts';

/** Of a certificate's lifetime: renewing begins at a third left, and has failed for a while at these. */
const [late, tooLate] = [1 / 4, 1 / 10];
const day = 86_400_000;

/** Whether visitors' browsers will take the certificate at the public address, and for how long. */
export async function checkCertificate(siteUrl: string, now: number, authority?: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:')
    return [
      warning(`${siteUrl} is not encrypted.`, 'Put a proxy with TLS in front, and set SITE_URL to https.'),
    ];
  const shown = await shownAt(hostname, Number(port || 443), authority).catch(
    (error: NodeJS.ErrnoException) => error.code ?? 'no answer',
  );
  if (typeof shown === 'string')
    return [
      bad(`${siteUrl} cannot be reached from here: ${shown}.`, 'Does the proxy run? Is SITE_URL right?'),
    ];
  const { certificate, problem } = shown;
  const [from, until] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)];
  const date = new Date(until).toISOString().slice(0, 10);
  if (until <= now) return [bad(`The certificate of ${hostname} expired on ${date}.`, renew)];
  if (problem) return [bad(`Browsers refuse the certificate of ${hostname}: ${problem}.`, renew)];
  const left = `${Math.floor((until - now) / day)} days left, until ${date}`;
  const share = (until - now) / (until - from);
  if (share < tooLate) return [bad(`The certificate of ${hostname} has ${left}.`, renew)];
  if (share < late) return [warning(`The certificate of ${hostname} has ${left}.`, renew)];
  return [good(`The certificate of ${hostname} has ${left}.`)];
}

const renew = "See the proxy's log: why does it not renew?";

interface Shown {
  certificate: PeerCertificate;
  /** Node's name of what is wrong with it. */
  problem: string | undefined;
}

function shownAt(host: string, port: number, authority: string | undefined): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      servername: isIP(host) ? '' : host,
      ca: authority,
      rejectUnauthorized: false,
      timeout: 10_000,
    });
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    socket.once('secureConnect', () => {
      const reason = socket.authorizationError as unknown as string | Error | null;
      const problem = reason instanceof Error ? reason.message : (reason ?? undefined);
      resolve({ certificate: socket.getPeerCertificate(), problem });
      socket.destroy();
    });
  });
}
