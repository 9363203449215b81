import type { Challenge, Solution } from 'altcha-lib/types';

/** A proof of work, under way from the first touch, so that it is there when the form is sent. */
export interface Proof {
  /** The payload for the server; undefined where there is none, or none in time. It never holds a message back. */
  solved(): Promise<string | undefined>;
  /** Begins another one: a proof is good for one try. */
  renew(): void;
}

/** Milliseconds that a message waits for its proof. */
const patience = 15_000;
/** Milliseconds that a proof should still hold when it is sent. */
const margin = 60_000;

interface Solved {
  payload: string;
  /** Milliseconds since 1970. */
  expires: number;
}

export function startProof(): Proof {
  let proof = prove();
  const renew = () => {
    proof = prove();
  };
  const holding = async () => {
    const solved = await proof;
    if (solved && solved.expires > Date.now() + margin) return solved.payload;
    renew();
    return (await proof)?.payload;
  };
  return { renew, solved: () => Promise.race([holding(), late()]) };
}

async function prove(): Promise<Solved | undefined> {
  try {
    const response = await fetch('/forms/challenge', { headers: { Accept: 'application/json' } });
    const challenge: Challenge = await response.json();
    const solution = await solve(challenge);
    if (!solution) return undefined;
    const { expiresAt } = challenge.parameters;
    return {
      payload: btoa(JSON.stringify({ challenge, solution })),
      expires: expiresAt ? expiresAt * 1000 : Number.POSITIVE_INFINITY,
    };
  } catch {
    return undefined;
  }
}

/** In a worker: the page stays as quick as it is. */
function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience, undefined));
}
