// An example of a system that receives the webhooks: WEBHOOK_SECRET=whsec_… node docs/webhook-receiver.mjs
// server/delivery/webhook-receiver.test.ts runs it against real deliveries; webhook.md explains it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
const maxAgeSeconds = 300;

/** Your system keeps these ids in a table with a unique column, in the transaction that stores the submission. */
const seen = new Set();

const server = createServer(async (request, response) => {
  // The signature covers these bytes: JSON that was parsed and written again has another signature.
  const body = await buffer(request);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    take(JSON.parse(body.toString()));
    // Only after it is stored: the site sends the event again if this fails.
    seen.add(id);
  }
  response.writeHead(204).end();
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Listening at http://127.0.0.1:${server.address().port}`);
});

/** Whether it comes from someone who knows the secret, and is recent. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!id || !(Math.abs(Date.now() / 1000 - Number(timestamp)) < maxAgeSeconds)) return false;
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // There are several while a secret is being changed.
  return signatures.split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

/** Replace this by the work of your system: here it prints one line. */
function take({ type, data }) {
  switch (type) {
    case 'submission.accepted':
    case 'submission.corrected':
      return console.log(`${type} ${data.reference}: ${data.values.name}`);
    case 'submission.withdrawn':
    case 'submission.erased':
      return console.log(`${type} ${data.reference}: delete what is stored under it`);
    default:
    // A type that a later release added: accept it and ignore it.
  }
}
