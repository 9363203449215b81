import type { Challenge, Solution } from 'altcha-lib/types';
import { paths } from '#routing/paths.ts';

const challengeTimeoutMs = 8000;
const proofTimeoutMs = 15_000;
/** How long a proof must still be valid when it is sent. */
const minValidityMs = 60_000;

/** A proof of work that starts at the first touch, so that it is ready when the form is sent. */
export function startProof() {
  let response = fetchChallenge();
  let proof = response.then(proofFor);
  const renew = () => {
    response = fetchChallenge();
    proof = response.then(proofFor);
  };
  const validPayload = async () => {
    const result = await proof;
    if (result && result.expires > Date.now() + minValidityMs) return result.payload;
    renew();
    return (await proof)?.payload;
  };
  return {
    renew,
    /** Resolves to undefined if the proof is late, so that the submission does not wait for it. */
    payload: () => Promise.race([validPayload(), timeout()]),
    /** The latest challenge; undefined while the server cannot be reached. */
    challenge: () => response,
  };
}

interface ChallengeResponse {
  challenge: Challenge;
  token: string;
  /** The minimum age of a token when a person sends its form. */
  minFillMs?: number;
  at: number;
}

async function fetchChallenge(): Promise<ChallengeResponse | undefined> {
  try {
    const response = await fetch(paths.challenge, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(challengeTimeoutMs),
    });
    if (!response.ok) return undefined;
    const { token, minFillMs, ...challenge } = await response.json();
    return { token, minFillMs, challenge, at: performance.now() };
  } catch {
    return undefined;
  }
}

async function proofFor(response: ChallengeResponse | undefined) {
  if (!response?.challenge.parameters) return undefined;
  const { challenge } = response;
  const solution = await solve(challenge).catch(() => null);
  const { expiresAt } = challenge.parameters;
  return {
    payload: solution ? btoa(JSON.stringify({ challenge, solution })) : undefined,
    expires: expiresAt ? expiresAt * 1000 : Number.POSITIVE_INFINITY,
  };
}

/** A worker keeps the page responsive. */
async function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./proof-solver.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, proofTimeoutMs, undefined));
}
