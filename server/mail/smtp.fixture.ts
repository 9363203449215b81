import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { closing } from '#tests/support/server/clean-up.ts';

interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

export type Step = 'sender' | 'receiver' | 'data' | 'accepted';
/**
 * Returns the server's reply to a step: a code from 400 on refuses, undefined accepts. The step `accepted` follows the
 * server's last reply.
 */
export type SmtpReply = (step: Step, address: string) => number | undefined;

/** A real mail server on this machine, closed with the test. It has no TLS unless a test asks for it. */
export async function startSmtp(answer: SmtpReply = () => undefined, options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onMailFrom: ({ address }, _session, callback) => callback(refusal('sender', address)),
    onRcptTo: ({ address }, _session, callback) => callback(refusal('receiver', address)),
    async onData(stream, { envelope }, callback) {
      // A sender that is killed midway leaves half a mail, which the server has not accepted.
      const raw = await buffer(stream).then(String, () => undefined);
      if (raw === undefined) return;
      const error = refusal('data', '');
      if (!error) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await PostalMime.parse(raw)), envelope: { from, to }, raw });
      }
      callback(error);
      if (!error) answer('accepted', '');
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listeningAddress(listening);
  return closing({
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });

  function refusal(step: Step, address: string): Error | null {
    const code = answer(step, address);
    return code ? Object.assign(new Error('not here'), { responseCode: code }) : null;
  }
}

/** Resolves to the URL of a mail server that refuses every login; it holds the password `hunter2`. */
export async function smtpRefusingLogin(): Promise<string> {
  const { url } = await startSmtp(undefined, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error('who are you')),
  });
  return url.replace('//', '//user:hunter2@');
}

/** Starts a mail server that sends the shortest replies, until it does something else at a command of the client. */
export async function startRudeSmtp(command: 'connect' | 'DATA' | '.', rudeness: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (command === 'connect') return rudeness(socket);
    socket.write('220 here\r\n');
    let unread = '';
    let inData = false;
    socket.on('data', (chunk) => {
      unread += chunk;
      const lines = unread.split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        if (line === command) return rudeness(socket);
        if (line === 'DATA') inData = true;
        if (!inData || line === 'DATA') socket.write(line === 'DATA' ? '354 go\r\n' : '250 fine\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return closing({
    url: `smtp://127.0.0.1:${listeningAddress(server).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
}
