import { createSocket } from 'node:dgram';
import { bad, type Finding, good, warning } from './finding.ts';

/** Milliseconds: certificates, signed webhooks and logs bear a few seconds. */
const mostOff = 5_000;

/** This machine's clock beside a time server's (SNTP, RFC 5905 section 14). */
export async function checkClock(server: string, now = Date.now): Promise<Finding[]> {
  const off = await offset(server, now).catch(() => undefined);
  if (off === undefined)
    return [
      warning(`The clock was not checked: ${server} did not answer.`, 'Set NTP_SERVER, or let UDP 123 out.'),
    ];
  const seconds = (Math.abs(off) / 1000).toFixed(1);
  if (Math.abs(off) <= mostOff) return [good(`The clock is right, to ${seconds} s.`)];
  const text = `The clock is ${seconds} s ${off < 0 ? 'fast' : 'slow'}.`;
  return [bad(text, 'Let the system set it: timedatectl set-ntp true')];
}

/** Milliseconds by which a time server's clock is ahead of ours. Rejects where none answers in three seconds. */
function offset(server: string, now: () => number): Promise<number> {
  const [host = '', port = '123'] = server.split(':');
  const socket = createSocket('udp4');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timer = setTimeout(() => reject(new Error('timeout')), 3_000);
  const question = Buffer.alloc(48);
  // Version 4, client. The last eight bytes come back in the answer.
  question[0] = 0x23;
  crypto.getRandomValues(question.subarray(40));
  socket.once('error', reject);
  socket.on('message', (answer) => {
    const isOurs = answer.length >= 48 && answer.subarray(24, 32).equals(question.subarray(40));
    // Stratum 0 is a refusal.
    if (!isOurs || answer[1] === 0) return;
    const arrived = now();
    resolve((momentAt(answer, 32) - sent + momentAt(answer, 40) - arrived) / 2);
  });
  const sent = now();
  socket.send(question, Number(port), host, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}

/** Milliseconds since 1970 of an NTP moment: seconds since 1900, and 2³²nds of one. */
function momentAt(packet: Buffer, at: number): number {
  return (packet.readUInt32BE(at) - 2_208_988_800 + packet.readUInt32BE(at + 4) / 2 ** 32) * 1000;
}
