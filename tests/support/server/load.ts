import { expect } from 'vitest';
import { contact } from '#forms/contact.ts';
import { codeOf } from '#lib/error-message.ts';
import { enquiry as typed } from '#server/routes/form-post.fixture.ts';
import { cleanUp } from './clean-up.ts';
import { ask, type TestResponse } from './fixture-site.ts';

export interface LoadVisitor {
  ask(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<TestResponse>;
}

/** The form's script sends these headers. */
export const formHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'application/json',
  'sec-fetch-site': 'same-origin',
};

/** Sends requests as a proxy does, each over a new connection; `ports` take turns, and one that is gone is skipped. */
export function visitorOf(...ports: number[]): LoadVisitor {
  let turn = 0;
  return {
    ask: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields, headers = {}) =>
      send('POST', path, { ...formHeaders, ...headers }, new URLSearchParams(fields).toString()),
  };

  async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
    for (const _ of ports) {
      turn += 1;
      const port = ports[turn % ports.length] ?? 0;
      try {
        return await ask(port, path, headers, method, body);
      } catch (error) {
        if (codeOf(error) !== 'ECONNREFUSED' && method !== 'GET') break;
      }
    }
    return { status: 0, headers: {}, body: Buffer.alloc(0) };
  }
}

/** Returns the fields of another person's submission, with a new form token of the fixture's contact page. */
export async function filledEnquiry(visitor: LoadVisitor): Promise<Record<string, string>> {
  const page = (await visitor.ask(contact.page)).body.toString();
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
  return { ...typed, token, email: `visitor-${crypto.randomUUID()}@company.example` };
}

/** Requests these pages again and again. */
export function keepVisiting(visitor: LoadVisitor, paths: string[]) {
  let count = 0;
  return keep([], async () => {
    count += 1;
    return (await visitor.ask(paths[count % paths.length] ?? '/')).status;
  });
}

/** Sends submissions one after another, and each until it is thanked, as a visitor would. Keeps their addresses. */
export function keepSending(visitor: LoadVisitor) {
  const thanked: string[] = [];
  let unsent: Record<string, string> | undefined;
  return keep(thanked, async () => {
    const fields: Record<string, string> = unsent ?? (await filledEnquiry(visitor));
    const { status } = await visitor.post(contact.path, fields);
    unsent = status === 200 ? undefined : fields;
    if (status === 200) thanked.push(fields.email ?? '');
    return status;
  });
}

function keep(thanked: string[], once: () => Promise<number>) {
  const statuses: number[] = [];
  let isStopped = false;
  cleanUp(() => {
    isStopped = true;
  });
  const ended = (async () => {
    while (!isStopped) statuses.push(await once());
  })();
  return {
    thanked,
    /** Waits for this many more answers. */
    async more(count: number) {
      const until = statuses.length + count;
      await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(until);
    },
    /** The status of every answer. */
    async stop() {
      isStopped = true;
      await ended;
      return statuses;
    },
  };
}
