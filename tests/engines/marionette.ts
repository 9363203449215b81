import { once } from 'node:events';
import { connect } from 'node:net';

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Speaks with a Firefox on this machine: JSON, after its length in bytes and a colon. */
export async function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let count = 0;

  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (let message = next(); message; message = next()) {
      // The first one is a greeting.
      if (Array.isArray(message)) settle(message as Answer);
    }
  });
  await once(socket, 'connect');

  function next(): unknown {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, colon));
    if (colon < 0 || received.length < end) return undefined;
    const message = JSON.parse(received.toString('utf8', colon + 1, end));
    received = received.subarray(end);
    return message;
  }

  function settle([, id, error, result]: Answer) {
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(unwrapped(result));
    waiting.delete(id);
  }

  return {
    call: (name: string, parameters: Record<string, unknown> = {}): Promise<unknown> => {
      const message = JSON.stringify([0, ++count, name, parameters]);
      const answer = Promise.withResolvers<unknown>();
      waiting.set(count, answer);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      return answer.promise;
    },
    close: () => socket.destroy(),
  };
}

const unwrapped = (result: unknown) =>
  result && typeof result === 'object' && 'value' in result ? result.value : result;
