import { once } from 'node:events';
import { createServer } from 'node:http';
import { addressOf } from './address-of.ts';
import { cleanUp } from './clean-up.fixture.ts';
import { startSmtp } from './mail/smtp.fixture.ts';
import { issueFormToken } from './messages/signed-tokens.ts';

interface Sending {
  file?: { name: string; bytes: Buffer }[];
  script?: boolean;
  headers?: Record<string, string>;
}

/** Sends forms as browsers do, from behind a proxy; answers the status. */
export function sender(port: number) {
  return async (
    path: string,
    fields: Record<string, string>,
    { file = [], script, headers }: Sending = {},
  ) => {
    const all = { token: issueFormToken('secret', Date.now() - 1), ...fields };
    let body: BodyInit = new URLSearchParams(all);
    if (path.includes('/apply/')) {
      body = new FormData();
      for (const [name, value] of Object.entries(all)) body.append(name, value);
      for (const { name, bytes } of file)
        body.append('resume', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
    }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: `http://127.0.0.1:${port}`,
        accept: script ? 'application/json' : 'text/html',
        'user-agent': 'Zqmark/1.0',
        'x-forwarded-for': '203.0.113.77',
        ...headers,
      },
      body,
    });
    await answer.body?.cancel();
    return answer.status;
  };
}

/** A mail server that refuses every receiver, and quotes the address. */
export function quotingMailServer() {
  return startSmtp(undefined, {
    onRcptTo: ({ address }, _session, callback) =>
      callback(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 })),
  });
}

/** The URL of another system that fails, and answers with what it was sent. */
export async function echoingWebhook() {
  const server = createServer((request, response) => {
    response.writeHead(500);
    request.pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${addressOf(server).port}/`;
}
