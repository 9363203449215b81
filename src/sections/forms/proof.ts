import type { Challenge, Solution } from 'altcha-lib/types';

/** A proof of work, under way from the first touch, so that it is there when the form is sent. */
export interface Proof {
  /** The payload for the server; undefined where there is none, or none in time. It never holds a message back. */
  solved(): Promise<string | undefined>;
  /** A form's token, for a form that was not served with one; undefined where the server cannot be reached. */
  token(): Promise<string | undefined>;
  /** Begins another one: a proof is good for one try. */
  renew(): void;
}

/** How long a message waits for its proof. */
const longestWaitMs = 15_000;
/** How long a proof should still hold when it is sent. */
const marginMs = 60_000;

interface Solved {
  payload: string | undefined;
  /** Milliseconds since 1970. */
  expires: number;
}

export function startProof(): Proof {
  let asked = ask();
  let proof = asked.then(solved);
  const renew = () => {
    asked = ask();
    proof = asked.then(solved);
  };
  const holding = async () => {
    const found = await proof;
    if (found && found.expires > Date.now() + marginMs) return found.payload;
    renew();
    return (await proof)?.payload;
  };
  return {
    renew,
    solved: () => Promise.race([holding(), late()]),
    token: async () => (await asked)?.ticket,
  };
}

type Asked = { challenge: Challenge; ticket: string } | undefined;

async function ask(): Promise<Asked> {
  try {
    const response = await fetch('/forms/challenge', { headers: { Accept: 'application/json' } });
    const { ticket, ...challenge } = await response.json();
    return { ticket, challenge };
  } catch {
    return undefined;
  }
}

async function solved(asked: Asked): Promise<Solved | undefined> {
  if (!asked?.challenge.parameters) return undefined;
  const { challenge } = asked;
  const solution = await solve(challenge).catch(() => null);
  const { expiresAt } = challenge.parameters;
  return {
    payload: solution ? btoa(JSON.stringify({ challenge, solution })) : undefined,
    expires: expiresAt ? expiresAt * 1000 : Number.POSITIVE_INFINITY,
  };
}

/** In a worker: the page stays as quick as it is. */
async function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, longestWaitMs, undefined));
}
